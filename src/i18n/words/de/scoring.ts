import type { Phrases } from '../../en';

const together = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

export const scoring: Phrases['scoring'] = {
  title: 'Punkte',
  winner: (name, score) => `${name} gewinnt: ${score}!`,
  shared: (names, score) => `${together(names)} teilen sich den Sieg: je ${score}!`,
  sharedWhy: 'Auch die Entscheidung bei Gleichstand trennt sie nicht.',
  places: 'Plätze',
  place: (rank, name, score) => `${rank}. Platz: ${name}, ${score}`,
  rematch: 'Revanche',
  rematchLine: 'Dieselben Leute, jemand anderes beginnt',
  again: 'Noch ein Spiel',
  review: 'Rückblick',
  reviewLine: 'Jede Wahl, Glück und Können',
  setUp: 'Aufstellung ändern',
  replay: 'Das Spiel noch einmal ansehen',
  log: 'Nachlesen, was geschah',
  dice: 'Fairness prüfen',
  lobby: 'Zum Anfang',
};
