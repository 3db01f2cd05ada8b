import type { Phrases } from '../../en';

const NAMED: Readonly<Record<number, string>> = { 2: 'Zweimal', 3: 'Dreimal' };

const often = (what: string, next: string) => (times: number) =>
  `${NAMED[times] ?? `${times}-mal`} ${what}. ${next}`;

export const lessons: Phrases['lessons'] = {
  stoppedForDung: often('hast du für Mist gestoppt', 'Würfle das nächste Mal weiter!'),
  stoppedSoon: often('hast du zu früh gestoppt', 'Würfle das nächste Mal weiter!'),
  rolledOn: often('hast du zu lange weitergewürfelt', 'Stoppe das nächste Mal früher!'),
  keptTrap: often('hast du eine zu gefährliche Scheibe behalten', 'Wirf das nächste Mal mehr weg!'),
  threwCheese: often(
    'hast du eine Scheibe weggeworfen, die das Risiko wert war',
    'Trau dich das nächste Mal!',
  ),
  order: often('hätte eine andere Reihenfolge mehr gebracht', 'Schau voraus, bevor du sie weckst!'),
  place: often('gab es für die Karte einen besseren Platz', 'Achte auf die Karten ringsum!'),
  arrowPlace: often('gab es für die Karte einen besseren Platz', 'Schau, wohin ihr Pfeil führt!'),
  card: often(
    'hätte eine andere Karte mehr gebracht',
    'Vergleiche das nächste Mal die ganze Hand!',
  ),
  missed: often(
    'hast du einen Fehlwurf gewählt, obwohl etwas erreichbar war',
    'Nimm, was du kannst!',
  ),
  passed: often('hast du übrige Würfel liegen lassen', 'Nutze sie das nächste Mal!'),
  took: often('waren übrige Würfel zu teuer', 'Passe das nächste Mal!'),
  closedSoon: often('hast du eine Kammer zu früh geschlossen', 'Fang erst Mäuse!'),
  closedLate: often('hast du eine Kammer offen gelassen', 'Schließe sie, wenn du kannst!'),
};
