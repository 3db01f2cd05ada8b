import { Page } from '../ui';
import type { GameId } from './game-doors';

interface Props {
  /** By its id. */
  readonly match: string;
  readonly onLeave: () => void;
  readonly onRules: (game: GameId, page: string) => void;
  readonly onSettings: () => void;
  readonly onSetUp: (game: GameId) => void;
  /** With the id of the new match. */
  readonly onRematch: (match: string) => void;
}

export function Table(_props: Props) {
  return <Page backdrop="wood">{null}</Page>;
}
