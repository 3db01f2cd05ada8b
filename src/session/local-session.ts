import { createStore } from 'zustand/vanilla';
import { checkChance } from '../game-core/kernel/dice';
import type { Kinds } from '../game-core/kernel/game';
import { act, draw, isOver, undo, type Match } from '../game-core/kernel/match';
import type { Player } from '../game-core/kernel/record';
import { findBot, type Entry } from '../game-core/kernel/registry';
import { fail, ok, type Result } from '../game-core/kernel/result';
import type { WriteProblem } from '../storage/entries';
import { isShownOnce } from '../storage/table-options';
import { whoActs } from './asked';
import { createBotTurns } from './bot-turns';
import { createInTurn } from './in-turn';
import {
  awaitedIn,
  createPositions,
  isLookDue,
  LOOK_AGAIN,
  peopleOf,
  type Position,
  type Sharing,
} from './position';
import { rematchConfig } from './rematch';
import { createNotebook } from './notes';
import { notStored, type Known } from './saving';
import type { Answer, Elsewhere, Session, SessionProblem, SessionState } from './session';
import { outcomeOf, sceneOf, storyOf } from './story';
import type { Surroundings } from './surroundings';
import { overheardIn } from './talking';

type Agreed = Pick<Known, 'tableOptions' | 'looked' | 'hinted' | 'talked'> &
  Partial<Pick<Sharing, 'isOneHand'>>;

/** A session that holds its match itself: all people share this device. */
export function openSession(
  id: string,
  entry: Entry,
  start: Match,
  players: readonly Player[],
  { save, digest, now, pause }: Surroundings,
  /** What was agreed on and noted before the match was left. */
  { tableOptions = {}, looked, isOneHand = false, ...before }: Agreed = {},
): Result<Session, SessionProblem> {
  const seated = players.map(({ bot }) => (bot === null ? undefined : findBot(entry, bot)));
  const absent = players.find(({ bot }, seat) => bot !== null && seated[seat] === undefined);
  if (absent !== undefined) {
    return fail({ code: 'unknown-bot', message: `There is no bot called ${absent.bot}.` });
  }
  const { game, config, chance } = start.origin;
  const people = peopleOf(players);
  const positions = createPositions(game, people, config.seats, {
    isShownOnce: isShownOnce(tableOptions),
    isOneHand,
  });
  let position = positions.begin(start, looked ?? null);
  let revision = 0;
  let scenes = 0;
  let isClosed = false;
  const inTurn = createInTurn();
  const { noted, add, ...noting } = createNotebook(
    before,
    () => inTurn(async () => void (await remember(position.looked ?? undefined))),
    () => state.setState(seen()),
  );

  const seen = () => ({
    holding: position.holding,
    request: positions.request(position),
    isLookDue: isLookDue(position),
    next: whoActs(position.next),
    bots: position.next.kind === 'decide' ? position.next.bots : [],
    thrower: position.next.kind === 'chance' ? position.next.thrower : null,
    undoer: positions.undoer(position),
    hinted: noted().hinted,
  });

  const state = createStore<SessionState>(() => ({
    revision,
    scene: sceneOf(scenes, start, null, positions.viewer(position)),
    ...seen(),
    unsaved: null,
    failedBot: null,
  }));

  /** The same moment in other hands, or with another question; after a look it is a scene of its own. */
  const pass = (later: Position): void => {
    if (later === position || isClosed) return;
    const viewer = positions.viewer(later);
    const isAfterLook = isLookDue(position) && !isLookDue(later);
    const isOther = isAfterLook || viewer !== positions.viewer(position);
    position = later;
    const scene = isOther && { scene: sceneOf((scenes += 1), position.match, null, viewer) };
    state.setState({ ...seen(), ...scene });
  };

  const show = (match: Match, unsaved: WriteProblem | null): void => {
    const before = position;
    position = positions.moved(before, match);
    revision += 1;
    // Taken back, or set anew: the table is as it was, and there is nothing to show.
    const isNextStep = match.last?.before === before.match;
    bots.moved(before, position, isNextStep);
    const earlier = isNextStep ? before.match : null;
    const scene = sceneOf((scenes += 1), match, earlier, positions.viewer(position));
    state.setState({ revision, scene, ...seen(), unsaved, failedBot: null });
  };

  /** What another window has shown to somebody counts, and what it has noted. */
  const giveWay = (other: Elsewhere): void => {
    add(other.noted);
    show(other.match, null);
  };

  /** Null where another window went on with the match or removed it, and this one gave way. */
  const store = async (match: Match, looked?: string) => {
    const answer = isClosed ? null : await save(match, { looked, ...noted() }).catch(notStored);
    if (answer === null || isClosed) return null;
    switch (answer.kind) {
      case 'stored':
        return { problem: null, wasLooked: answer.wasLooked ?? false };
      case 'not-stored':
        return { problem: answer.problem, wasLooked: false };
      case 'overtaken':
        giveWay(answer);
        return null;
      case 'removed':
        close();
        return null;
    }
  };

  /** Shows the new moment only once it is stored, so that nobody has seen what a crash can undo. */
  const advance = async (later: Match): Promise<Answer> => {
    const stored = await store(later);
    if (stored !== null) show(later, stored.problem);
    return stored === null ? STALE : TAKEN;
  };

  /** Stores what was noted, such as a look; null where the match is no longer where it was. */
  const remember = async (looked?: string) => {
    const stored = await store(position.match, looked);
    if (stored !== null) state.setState({ unsaved: stored.problem });
    return stored;
  };

  const decide = (name: string, move: Kinds['move']): Promise<Answer> =>
    inTurn(async () => {
      for (;;) {
        const seat = isClosed ? undefined : awaitedIn(position).get(name);
        if (seat === undefined) return STALE;
        const acted = act(position.match, seat, move);
        if (!acted.ok) return { kind: 'refused', refusal: acted.error };
        const answer = await advance(acted.value);
        // Another window was quicker with somebody else's choice: this one is still awaited.
        if (answer.kind !== 'stale') return answer;
      }
    });

  const bots = createBotTurns(
    start,
    seated,
    { now, pause },
    {
      position: () => position,
      decide,
      failed: (seat) => state.setState({ failedBot: seat }),
    },
  );

  /** Whatever was private is covered first: nothing can be done about it afterwards. */
  const close = (): void => {
    pass(positions.covered(position));
    isClosed = true;
    bots.rest();
    state.setState({ request: null });
  };

  return ok({
    id,
    game: game.id,
    config,
    players,
    tableOptions,
    state,
    decide,

    done: (name) =>
      inTurn(async () => {
        const { next, looker, match } = position;
        if (looker !== null && name === LOOK_AGAIN) return pass(positions.lookedAgain(position));
        if (next.kind !== 'pause' || next.name !== name) return;
        if (next.pause.kind === 'look' && (await remember(name)) === null) return;
        const later = positions.paused(position);
        const isLast = later.next.kind === 'chance' && later.next.thrower === null;
        if (isLast) await advance(draw(match));
        else pass(later);
      }),

    undo: (seat, asked) =>
      inTurn(async () => {
        const earlier = revision === asked ? undo(position.match, seat, people) : null;
        if (earlier !== null) await advance(earlier);
      }),

    takeLook: (name) =>
      inTurn(async () => {
        const { next } = position;
        const isHere = next.kind === 'pause' && next.name === name;
        if (!isHere || positions.looked(position) === position) return false;
        const stored = await remember(name);
        if (stored === null) return false;
        pass(positions.looked(position));
        return !stored.wasLooked;
      }),

    shown(scene) {
      if (scene === scenes) pass(positions.shown(position));
    },
    lookAgain: () => pass(positions.lookingAgain(position)),
    advised: () => positions.advised(position),
    overheard: () => overheardIn(position.match),
    ...noting,
    lift: (seat) => pass(positions.lifted(position, seat)),
    cover: () => pass(positions.covered(position)),

    think() {
      if (!isClosed) void bots.think();
    },

    async proceed() {
      if (isClosed) return;
      if (state.getState().failedBot !== null) state.setState({ failedBot: null });
      if (position.next.kind === 'chance') {
        const asked = revision;
        // Called twice it is drawn once.
        await inTurn(async () => {
          if (revision === asked) await advance(draw(position.match));
        });
      } else {
        await bots.act();
      }
    },

    rest: bots.rest,
    story: () => storyOf(position.match),
    seal: () => digest(chance.seed),
    outcome: () => (position.next.kind === 'over' ? outcomeOf(position.match, players) : null),
    checkDice: () => (isOver(position.match) ? checkChance(position.match) : null),
    rematch: () => rematchConfig(position.match),

    catchUp: (look) =>
      inTurn(async () => {
        const elsewhere = isClosed ? null : await look();
        if (elsewhere !== null && !isClosed) giveWay(elsewhere);
      }),
    close,
    untilStored: () => inTurn(async () => undefined),
  });
}

const TAKEN = { kind: 'taken' } as const;
const STALE = { kind: 'stale' } as const;
