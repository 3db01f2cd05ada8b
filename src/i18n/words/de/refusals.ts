import type { Phrases } from '../../en';

export const refusals: Phrases['refusals'] = {
  'so-ein-mist': {
    'repeat-forces-stop':
      'Diese Zahl liegt in diesem Zug schon beiseite, also musst du damit stoppen.',
    'last-die-forces-stop':
      'Das ist dein fünfter Würfel: Mehr hast du nicht, also musst du stoppen.',
  },
  'alles-kaese': {
    'no-such-slot': 'Wähle eine der sechs Scheiben im Regal.',
    'must-peek':
      'Keine Scheibe hat so viele Löcher, wie der Würfel zeigt, also darfst du nur unter eine schauen: welche du willst.',
    'may-not-peek':
      'Unter eine Scheibe schaust du nur, wenn keine zum Würfel passt. Sonst behältst du eine, die passt, oder wirfst sie weg.',
    'wrong-number':
      'Behalten oder wegwerfen darfst du nur eine Scheibe mit so vielen Löchern, wie der Würfel zeigt.',
  },
  misty: {
    'not-placing': 'Alle Fenster sind voll: Ab jetzt kommt keine Karte mehr dazu.',
    'not-in-hand': 'Du kannst nur eine Karte legen, die du gerade auf der Hand hast.',
    'first-card-in-the-middle':
      'Fang in der Mitte an: Von dort kann dein Fenster nach allen Seiten wachsen.',
    'cell-taken': 'Hier liegt schon eine Karte, und in deinem Fenster wird nichts verschoben.',
    'not-adjacent': 'Deine Karte muss eine andere im Fenster berühren, eine Ecke genügt.',
    'outside-window': 'Mit einer Karte hier würde dein Fenster zu breit oder zu hoch.',
    'not-activating': 'Deine Karten werden erst lebendig, wenn alle Fenster voll sind.',
    'not-in-window': 'Du kannst nur Karten in deinem eigenen Fenster bewegen.',
    'no-arrow': 'Deine Karte hat keinen Pfeil, also bleibt sie liegen.',
    'moved-already': 'Jede Karte bewegt sich nur einmal, und diese hat es schon getan.',
    covered: 'Eine Karte, die unter einer anderen liegt, bewegt sich nicht mehr.',
  },
  'mice-to-meet-you': {
    'catch-or-miss':
      'Das ist dein eigener Wurf: Nutze ihn für eins deiner Zimmer oder eine deiner Kammern, oder nimm den Fehlwurf.',
    'take-or-pass': 'Diese Würfel sind noch übrig: Nutze sie alle zusammen, oder passe.',
    'no-such-dice':
      'Alle deine roten Würfel zählen, dazu beliebige gelbe: Diese Summe kommt so nicht zustande.',
    'no-such-card': 'Du brauchst ein Zimmer mit Mäusen oder eine deiner offenen Kammern.',
    'six-last': 'Deine Kammer 6 kommt zuletzt: Schließe zuerst die 9, die 12 und die 15.',
    'solo-sums-catch':
      'Spielst du allein, fängst du mit Summen nur die Mäuse in den Zimmern. Kammern schließt nur ein Fehlwurf.',
    'not-enough-nuts':
      'Jeder Schritt von deiner Summe zu dieser Zahl kostet eine Nuss, und du hast zu wenige.',
    'fee-first':
      'Hier kostet dich schon das Benutzen der Würfel eine eigene Nuss: Was dann bleibt, reicht nicht bis zu dieser Zahl.',
    'cage-is-empty': 'Dein Käfig ist leer: Es können keine Mäuse zurückkommen.',
    'not-face-down': 'Wieder öffnen kannst du nur eine Kammer, die zu ist.',
    'penalty-is-due':
      'Ein Fehlwurf kostet dich etwas: Die Mäuse oben in deinem Käfig kommen zurück, oder du öffnest wieder eine Kammer.',
    'solo-miss-turns':
      'Spielst du allein, schließt du bei einem Fehlwurf eine deiner offenen Kammern.',
    'already-face-down': 'Diese Kammer bleibt zu: Wähle eine von deinen, die noch offen ist.',
  },
  anyGame: {
    'game-over': 'Das Spiel ist aus: Es gibt nichts mehr zu entscheiden.',
    'chance-first': 'Warte auf die Würfel oder die Karten: Danach wird entschieden.',
    'not-your-turn': 'Du bist nicht an der Reihe: Gerade entscheidet jemand anders.',
    'too-late': 'Das ist schon entschieden.',
    other: 'Das erlauben die Regeln nicht.',
  },
};
