import { gameSpeeds } from './game-speeds';

process.stdout.write(JSON.stringify(gameSpeeds()));
