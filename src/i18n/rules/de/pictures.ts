import type { PicturesInWords } from '../types';

export const picturesInWords: PicturesInWords = {
  goal: 'Eine Kuh läuft an einer Mistkarte mit −5 vorbei zu einem Apfel mit +10.',
  material:
    'Die sechs Tiere, die acht Karten der Kuh, die drei Sorten grauer Karten und fünf Würfel.',
  path: 'Ein Stück des Weges: Kuh, Schwein und Schaf stehen neben ihrer eigenen Karte, dazwischen liegen graue.',
  taking:
    'Die Kuh läuft 2 Schritte zu einer +6 des Schafs und nimmt sie. Eine Karte der Kuh füllt die Lücke.',
  passingOn: 'Eine Karte der Kuh geht verdeckt nach links in den Stapel des Schafs.',
  noPassingOn: 'Kuh und Schaf behalten ihre Karten: Der Pfeil zwischen ihnen ist durchgestrichen.',
  repeat: 'Würfel mit 3 und 5 liegen zur Seite. Der Würfel mit der zweiten 3 ist eingekreist.',
  lastDie: 'Würfel mit 1, 4, 6 und 2 liegen zur Seite. Der fünfte, eine 5, ist eingekreist.',
  queue: 'Kuh und Schaf stehen bei einer +8 an, das Schwein kommt dazu. Das Schaf nimmt die Karte.',
  unlucky: 'Das Pferd wartet bei einer −5 und muss sie nehmen, weil die Kuh dazukommt.',
  closingUp:
    'Kuh, Schaf und Schwein stehen bei einer +4 an. Das Schwein geht, nun hält das Schaf das Schild der Letzten.',
  tie: 'Zwei Stapel mit der Summe 14: Der der Kuh hat 18 Punkte Futter und eine Krone, der des Schafs 14.',
  doubling: 'Ein Stapel der Kuh: +16 und −10 doppelt gezählt, +6 und +2. Die Summe ist 14.',
  gaps: 'Ein Würfel zeigt 3. Die Schritte 1, 2 und 3 zählen nur Karten und überspringen eine Lücke.',
  fromGap: 'Ein Würfel zeigt 1. Die Kuh steht an einer Lücke, die nächste Karte ist Schritt 1.',
};
