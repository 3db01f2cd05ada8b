/** All screens but the lobby. A browser loads them once the lobby stands, so that it stands sooner. */
export { Credits } from './Credits';
export { Dice } from './Dice';
export { Rules } from './Rules';
export { Settings } from './Settings';
export { SetUp } from './SetUp';
export { Table } from './Table';
