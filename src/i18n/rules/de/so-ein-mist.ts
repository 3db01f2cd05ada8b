import type { soEinMist as english } from '../en/so-ein-mist';
import type { RulesLike } from '../types';

export const soEinMist: RulesLike<typeof english> = {
  goal: {
    title: 'Worum geht es?',
    lines: [
      {
        kind: 'rule',
        text: 'Dein Tier hat Hunger. Lauf mit ihm im Kreis zum besten Futter und pass auf, dass es nicht in den Mist tritt.',
        picture: 'goal',
      },
      {
        kind: 'rule',
        text: 'Am Ende zählst du die Punkte auf deinen gesammelten Karten zusammen. Wer die meisten hat, gewinnt.',
      },
    ],
  },
  material: {
    title: 'Was gehört dazu?',
    lines: [
      {
        kind: 'rule',
        text: 'Sechs Tiere: Kuh, Schaf, Schwein, Huhn, Pferd und Hase. Drei bis sechs davon spielen mit, eins pro Person.',
      },
      {
        kind: 'rule',
        text: 'Zu jedem Tier gehören acht Karten: Futter mit +2, +4, +6, +8 und +10 und Mist mit −1, −3 und −5.',
        picture: 'material',
      },
      {
        kind: 'rule',
        text: 'Sechs graue Karten gehören niemandem: +2, −1 und −3, je zweimal.',
      },
      { kind: 'rule', text: 'Dazu kommen fünf Würfel für alle gemeinsam.' },
    ],
  },
  setUp: {
    title: 'Bevor es losgeht',
    lines: [
      {
        kind: 'rule',
        text: 'Der Zufall teilt euch die Tiere zu. Die acht Karten deines Tieres werden gemischt und sind dein verdeckter Nachziehstapel.',
      },
      {
        kind: 'ours',
        text: 'Hast du ein Lieblingstier, darfst du es dir vor dem Spiel auch aussuchen.',
      },
      {
        kind: 'rule',
        text: 'Zu fünft geht deine oberste Karte ungesehen nach links in den Wertungsstapel. Zu sechst geht noch eine nach rechts. Zu dritt und zu viert gibt niemand etwas weiter.',
        picture: 'passingOn',
      },
      {
        kind: 'rule',
        text: 'Aus jedem Nachziehstapel kommt eine Karte zu den sechs grauen. Gut gemischt bilden sie offen einen runden Weg.',
      },
      {
        kind: 'rule',
        text: 'Deine Figur startet neben der Karte aus deinem Stapel. Diese Karte nimmst du nicht.',
        picture: 'path',
      },
      {
        kind: 'ours',
        text: 'Ihr macht aus, wer anfängt, vielleicht wer zuletzt in einen Haufen getreten ist. Sonst entscheidet der Zufall.',
      },
    ],
  },
  rolling: {
    title: 'Würfeln: aufhören oder weiter?',
    lines: [
      {
        kind: 'rule',
        text: 'Wirf einen Würfel. Gefällt dir die Zahl? Dann hör auf und zieh so weit. Wenn nicht, leg ihn zur Seite und wirf den nächsten.',
      },
      {
        kind: 'rule',
        text: 'Nur der letzte Würfel zählt. Die Würfel werden nie zusammengezählt.',
      },
      {
        kind: 'rule',
        text: 'Würfelst du eine Zahl, die in diesem Zug schon zur Seite liegt, musst du aufhören und sie nehmen.',
      },
      {
        kind: 'example',
        text: 'Du würfelst 3 und machst weiter, dann 5 und machst weiter, dann wieder 3. Jetzt musst du 3 Karten weit ziehen: nicht 5 und nicht 11.',
        picture: 'repeat',
      },
      {
        kind: 'rule',
        text: 'Auch beim fünften Würfel ist Schluss, egal, was er zeigt.',
      },
      {
        kind: 'example',
        text: 'Zur Seite liegen 1, 4, 6 und 2. Der fünfte Würfel zeigt 5, also ziehst du 5 Karten weit.',
        picture: 'lastDie',
      },
    ],
  },
  moving: {
    title: 'Ziehen und nehmen',
    lines: [
      {
        kind: 'rule',
        text: 'Zieh im Uhrzeigersinn, mit jedem Schritt eine Karte weiter. Steht am Ziel niemand anderes, nimmst du die Karte, ob Futter oder Mist.',
      },
      {
        kind: 'rule',
        text: 'Wer eine Karte nimmt, schiebt sie verdeckt unter den eigenen Wertungsstapel.',
      },
      {
        kind: 'rule',
        text: 'Wenn du am Zug bist, füllst du die Lücke offen mit der obersten Karte deines Nachziehstapels, auch wenn jemand anderes die Karte genommen hat.',
        picture: 'taking',
      },
      {
        kind: 'rule',
        text: 'Alle Figuren bleiben stehen, jetzt eben neben der neuen Karte. Dann geht es links von dir weiter.',
      },
      {
        kind: 'rule',
        text: 'Bis zum Schluss schaut niemand in einen Wertungsstapel, auch nicht in den eigenen. Man sieht nur, wie viele Karten darin sind.',
      },
    ],
  },
  queues: {
    title: 'Schlange stehen',
    lines: [
      {
        kind: 'rule',
        text: 'Stehen am Ziel schon andere, stellst du dich hinten an. Das Tier direkt vor dir nimmt die Karte.',
      },
      {
        kind: 'example',
        text: 'Die Kuh wartet bei einer +8, hinter ihr das Schaf. Das Schwein kommt dazu: Das Schaf bekommt die +8, und das Schwein füllt die Lücke.',
        picture: 'queue',
      },
      {
        kind: 'example',
        text: 'Das Pferd wartet bei einer −5. Du stellst dich dazu, also muss das Pferd die −5 nehmen und nicht du.',
        picture: 'unlucky',
      },
      {
        kind: 'rule',
        text: 'Geht eine Figur weg, rücken die hinter ihr auf.',
      },
      {
        kind: 'example',
        text: 'Kuh, Schaf und Schwein stehen in dieser Reihenfolge an. Das Schwein zieht weiter. Nun ist das Schaf wieder Letztes und nimmt die Karte, wenn das nächste Tier kommt.',
        picture: 'closingUp',
      },
      {
        kind: 'example',
        text: 'Das gilt von Anfang an: Die Kuh steht noch bei ihrer ersten Karte, einer +4. Der Hase kommt dorthin, und die Kuh nimmt die +4.',
      },
    ],
  },
  scoring: {
    title: 'Ende und Punkte',
    lines: [
      {
        kind: 'rule',
        text: 'Schluss ist, wenn alle Nachziehstapel leer sind: zu dritt und zu viert nach 7 Runden, zu fünft nach 6, zu sechst nach 5.',
      },
      {
        kind: 'rule',
        text: 'Deck deinen Wertungsstapel auf. Zähl das Futter zusammen und zieh den Mist ab. Die höchste Summe gewinnt, sie darf auch unter null liegen.',
      },
      {
        kind: 'rule',
        text: 'Bei Gleichstand gewinnt, wer mehr Punkte allein aus Futter hat. Ist auch das gleich, teilt ihr euch den Sieg.',
      },
      {
        kind: 'example',
        text: 'Die Kuh hat 10, 6, 2, −3 und −1: 14 Punkte. Das Schaf hat 8 und 6: auch 14. Beim Futter steht es 18 zu 14, also gewinnt die Kuh.',
        picture: 'tie',
      },
      {
        kind: 'ours',
        text: 'Genauso lösen wir Gleichstände auf den anderen Plätzen auf.',
      },
    ],
  },
  doubling: {
    title: 'Variante: Verdoppeln',
    lines: [
      {
        kind: 'rule',
        text: 'Karten deines eigenen Tieres in deinem Wertungsstapel zählen doppelt, Mist genauso wie Futter. Graue Karten nie.',
      },
      {
        kind: 'example',
        text: 'Du bist die Kuh und hast Kuh +8, Kuh −5, Schaf +6 und Grau +2. Das macht 16 − 10 + 6 + 2 = 14 Punkte.',
        picture: 'doubling',
      },
      {
        kind: 'ours',
        text: 'Auch bei Gleichstand zählt das Futter deines Tieres doppelt: in diesem Beispiel 16 + 6 + 2 = 24.',
      },
    ],
  },
  noPassingOn: {
    title: 'Variante: Ohne Weitergeben',
    lines: [
      {
        kind: 'rule',
        text: 'Nur zu fünft oder zu sechst: Vor dem Spiel gibt niemand Karten an die Nachbarn weiter.',
        picture: 'noPassingOn',
      },
      {
        kind: 'rule',
        text: 'Die Nachziehstapel sind dicker, also spielt ihr 7 Runden: zu fünft eine mehr als sonst, zu sechst zwei mehr.',
      },
    ],
  },
  anotherRound: {
    title: 'Variante: Eine Runde mehr',
    lines: [
      {
        kind: 'rule',
        text: 'Sind alle Nachziehstapel leer, kommen alle noch einmal dran. Genommene Karten werden nicht mehr ersetzt, der Weg bekommt also Lücken.',
      },
      {
        kind: 'rule',
        text: 'Lücken zählen nicht als Schritt, und niemand kann auf einer landen. Wer neben einer Lücke steht, bleibt bis zum eigenen Zug dort.',
      },
      {
        kind: 'example',
        text: 'Du würfelst 3. Vor dir liegen eine Karte, eine Lücke und noch zwei Karten. Du überspringst die Lücke und landest auf der letzten dieser Karten.',
        picture: 'gaps',
      },
      {
        kind: 'example',
        text: 'Du stehst neben einer Lücke und würfelst 1. Du landest auf der nächsten Karte, die noch da ist.',
        picture: 'fromGap',
      },
      {
        kind: 'rule',
        text: 'In der Schlange gilt dasselbe wie immer: Das Tier, das vor deiner Ankunft hinten stand, nimmt die Karte.',
      },
    ],
  },
};
