import { GAMES } from '../../src/game-core/games';
import { createChance, pick, seedFromText, type Random } from '../../src/game-core/kernel/chance';
import type { Kinds, Viewer } from '../../src/game-core/kernel/game';
import { sameJson } from '../../src/game-core/kernel/json';
import { begin, isDecision, isOver, type Match } from '../../src/game-core/kernel/match';
import { openRecord, toRecord, type Player } from '../../src/game-core/kernel/record';
import { createDirector, type Director, type Play } from '../../src/session/director';
import { peopleOf } from '../../src/session/position';
import type { Session } from '../../src/session/session';
import { SUBJECTS, type Subject } from '../game-core/support/subjects';
import { Disk, sessionOn } from './sessions';

/** Everything that waits for nothing but its turn is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A phone on which a match is played: it can be reloaded, and its process can die while it stores. */
interface Phone {
  session: Session;
  director: Director;
  leave: () => void;
}

interface Game {
  readonly subject: Subject;
  readonly players: readonly Player[];
  readonly start: Match;
  readonly disk: MortalDisk;
  readonly random: Random;
  readonly phone: Phone;
  /** What the person who holds the phone took it for. */
  lifted: string | null;
  /** The latest decision that was sent. */
  sent: { readonly name: string; readonly move: Kinds['move'] } | null;
}

/** A disk whose process may die just before or just after it stores something. */
class MortalDisk extends Disk {
  dies: 'before' | 'after' | null = null;
  isDead = false;
  /** Chance acted before people had done what comes first. */
  hasHurried = false;
  /** How many throws, looks and results people have answered since the latest action. */
  answered = 0;

  constructor(people: readonly number[]) {
    super();
    const store = this.save;
    this.save = async (match, looked) => {
      const isUndo = match.length < (this.stored.at(-1)?.length ?? 0);
      if (!isUndo && this.answered < pausesBefore(match, people)) this.hasHurried = true;
      // A look that was taken is stored at the same moment.
      if (looked === undefined) this.answered = 0;
      if (this.dies === null) return store(match, looked);
      if (this.dies === 'after') await store(match, looked);
      this.isDead = true;
      // What is dead never answers.
      return new Promise(() => undefined);
    };
  }
}

/** What people had to do before the match's latest action, if that was chance. */
function pausesBefore({ origin: { game }, last }: Match, people: readonly number[]): number {
  if (last === null || isDecision(last.action)) return 0;
  return game
    .pauses(game.view(last.before.state, 'table'))
    .filter((each) => (each.kind === 'read' ? people.length > 0 : people.includes(each.seat)))
    .length;
}

function open(game: Omit<Game, 'phone'>): Phone {
  const { subject, players, start, disk } = game;
  disk.answered = disk.looked === null ? 0 : 1;
  disk.dies = null;
  disk.isDead = false;
  const { match, looked, save } = disk;
  const session = sessionOn(subject.entry, match ?? start, players, { save }, looked);
  const director = createDirector(session);
  return { session, director, leave: director.start() };
}

function reload(game: Game): void {
  game.phone.leave();
  game.phone.session.close();
  Object.assign(game.phone, open(game));
}

/** What the board may show by the rules of secrecy, from the match that lies on the disk. */
function viewerOf({ subject, players, phone }: Game): Viewer {
  const people = peopleOf(players);
  const { holding } = phone.session.state.getState();
  if (!subject.entry.game.secrets || people.length < 2) {
    return people.length === 1 ? (people[0] as number) : 'table';
  }
  return holding.kind === 'held' ? holding.seat : 'table';
}

/**
 * While the phone is covered, or a scene is public, what the board is given equals what it would be
 * given for the table's view, and holds no moves but those that anybody at the table could work out.
 */
function check(game: Game): void {
  const { subject, disk, start, phone, random } = game;
  const { game: rules } = subject.entry;
  const play = phone.director.state.getState();
  const { state } = disk.match ?? start;
  const viewer = viewerOf(game);
  const { scene, request, curtain } = play;
  const isRight = [
    !disk.hasHurried,
    sameJson(scene.view, rules.view(state, viewer)),
    scene.before === null || sameJson(scene.happenings, rules.explain(scene.before, scene.view)),
    scene.before === null || scene.before.seat === viewer,
    curtain === null || (viewer === 'table' && request === null && play.undoer === null),
  ];
  if (request?.kind === 'decide') {
    const { seat, moves } = request;
    const isPrivate = rules.decidesInSecret(scene.view);
    // In the open the moves are those of any world that looks the same from the table.
    const seen = isPrivate ? state : rules.imagine(rules.view(state, 'table'), random);
    const turn = rules.turn(state);
    isRight.push(
      turn.kind === 'seats' && turn.seats.includes(seat),
      sameJson(moves, rules.moves(rules.view(seen, seat))),
      !isPrivate || viewer === seat,
    );
  }
  if (request?.kind === 'look') isRight.push(viewer === request.seat);
  // A hand keeps the phone for what it took it for, and no longer: news are for all to see.
  const { holding } = phone.session.state.getState();
  if (holding.kind === 'held') isRight.push((request?.name ?? null) === game.lifted);
  if (isRight.includes(false)) {
    throw new Error(`${subject.name} breaks secrecy or truth: ${isRight} ${JSON.stringify(play)}`);
  }
}

/** All that screens and tables are given; they hold neither a state nor a seed before the end. */
function checkGiven({ phone, disk, start, subject }: Game): void {
  const { session, director } = phone;
  const match = disk.match ?? start;
  const { state, origin } = match;
  const { game } = subject.entry;
  const secrets = new Set<unknown>([match, start, origin, origin.chance, origin.chance.seed]);
  // Where everything lies open, the view is the state.
  const view: object = game.view(state, 'table');
  if (!Object.values(view).includes(state)) secrets.add(state);
  const given = [session, session.state.getState(), director, director.state.getState()];
  if (holds([...given, session.story()], secrets) || session.outcome() !== null) {
    throw new Error(`${subject.name} hands out a state or a seed.`);
  }
}

/** Whether any of the secrets is anywhere in the data. */
function holds(data: unknown, secrets: ReadonlySet<unknown>): boolean {
  if (secrets.has(data)) return true;
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some((each) => holds(each, secrets));
}

const isChance = (random: Random, percent: number) => random.below(100) < percent;

/** What people do to a phone at any moment; nothing of it may change, show or lose anything. */
async function mischief(game: Game): Promise<void> {
  const { random, phone, disk, sent } = game;
  if (isChance(random, 3)) {
    reload(game);
    check(game);
  }
  if (isChance(random, 3)) {
    phone.director.setWatched(false);
    phone.director.cover();
    check(game);
    const { holding } = phone.session.state.getState();
    if (holding.kind === 'held') throw new Error('Blur left a secret open.');
    phone.director.setWatched(true);
  }
  if (isChance(random, 5) && sent !== null) {
    const before = disk.match;
    const answer = await phone.session.decide(sent.name, sent.move);
    if (answer.kind !== 'stale' || disk.match !== before) throw new Error('It counted twice.');
  }
  if (isChance(random, 4)) disk.dies = pick(['before', 'after'] as const, random);
}

function answer(game: Game, { request, undoer }: Play): void {
  const { random, phone } = game;
  const { director, session } = phone;
  if (undoer !== null && isChance(random, 10)) {
    // What was taken back may be decided again.
    game.sent = null;
    return director.undo();
  }
  if (request === null) return director.hurry();
  if (request.kind !== 'decide') {
    game.disk.answered += request.name === 'look-again' ? 0 : 1;
    return director.done();
  }
  if (isChance(random, 10)) director.lookAgain();
  if (session.state.getState().request?.name !== request.name) return;
  const move = pick(request.moves, random);
  if (request.check(move) !== null) throw new Error('A legal move was refused.');
  director.decide(move);
  // A double tap.
  director.decide(move);
  game.sent = { name: request.name, move };
}

/** Every stored moment follows from the one before, or is one that was there already: an undo. */
function checkStored({ stored }: Disk): void {
  stored.slice(1).forEach((match, index) => {
    const before = stored[index] as Match;
    const isNext =
      match.last?.before === before || sameJson(match.last?.before.state, before.state);
    const isUndo = match.length < before.length;
    const isAgain = match.length === before.length && sameJson(match.state, before.state);
    if (!isNext && !isUndo && !isAgain) throw new Error('Something was rolled back.');
  });
}

/**
 * A whole match through the real session and director, with a board that only checks and answers.
 * Who is a person and who a bot is told by the bits of `mask`.
 */
async function playWholeGame(subject: Subject, mask: number, name: string): Promise<void> {
  const { entry, config } = subject;
  const bots = entry.bots.slice(0, 2);
  const players = Array.from({ length: config.seats }, (_, seat) => ({
    name: `Seat ${seat}`,
    bot: (mask >> seat) % 2 === 0 ? null : (bots[seat % bots.length]?.name ?? null),
  }));
  const base = {
    subject,
    players,
    start: begin(entry.game, config, seedFromText(name)),
    disk: new MortalDisk(peopleOf(players)),
    lifted: null,
    random: createChance(seedFromText(`mischief ${name}`)).draw('all'),
    sent: null,
  };
  const game: Game = { ...base, phone: open(base) };
  for (let steps = 0; steps < 20_000; steps += 1) {
    await settled();
    if (game.disk.isDead) {
      // Whether the latest decision was stored first is for the disk to say.
      game.sent = null;
      reload(game);
    }
    check(game);
    if (game.phone.director.state.getState().isOver) break;
    if (game.random.below(300) === 0) checkGiven(game);
    await mischief(game);
    game.phone.director.shown(game.phone.director.state.getState().scene.id);
    check(game);
    if (game.phone.director.state.getState().curtain !== null) {
      if (isChance(game.random, 20)) continue;
      game.phone.director.lift();
      game.lifted = game.phone.director.state.getState().request?.name ?? null;
      check(game);
    }
    answer(game, game.phone.director.state.getState());
  }
  game.phone.leave();
  const end = game.disk.match;
  if (end === null || !isOver(end)) throw new Error(`${subject.name} did not come to its end.`);
  checkStored(game.disk);
  const opened = openRecord(toRecord(end, players), GAMES);
  if (!opened.ok) throw new Error(opened.error.message);
}

/** That many whole games of a title: every mix of people and bots in turn, with all options. */
export async function playWholeGames(id: string, count: number, name: string): Promise<number> {
  const subjects = SUBJECTS.filter(({ entry }) => entry.game.id === id);
  const seatCounts = [...new Set(subjects.map(({ config }) => config.seats))];
  const mixes = seatCounts.flatMap((seats) =>
    Array.from({ length: 2 ** seats }, (_, mask) => ({ seats, mask })),
  );
  for (let nth = 0; nth < count; nth += 1) {
    const { seats, mask } = mixes[nth % mixes.length] as (typeof mixes)[number];
    const variants = subjects.filter(({ config }) => config.seats === seats);
    const subject = variants[(nth * 7) % variants.length] as Subject;
    await playWholeGame(subject, mask, `${name} ${id} ${nth}`);
  }
  return count;
}
