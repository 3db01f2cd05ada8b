import type { FirstPhrases } from '../../first/en';

export const games: FirstPhrases['games'] = {
  'so-ein-mist': {
    title: 'So ein Mist',
    line: 'Würfle, trau dich und hüpf zum besten Futter. Aber pass auf, wo du hintrittst!',
    variants: {
      doubling: {
        name: 'Doppelt zählt',
        line: 'Karten deines eigenen Tiers zählen doppelt, auch der Mist.',
      },
      noPassingOn: {
        name: 'Ohne Weiter\u00ADgeben',
        line: 'Vor dem Spiel bekommt kein Nachbar Karten: Es dauert sieben Runden.',
      },
      anotherRound: {
        name: 'Noch eine Runde',
        line: 'Nach der letzten Karte ist jeder noch einmal dran. Lücken bleiben Lücken.',
      },
    },
    bots: {
      timid: { name: 'Samtpfote', line: 'Ist mit der ersten Möhre zufrieden und hört auf.' },
      selfish: {
        name: 'Vielfraß',
        line: 'Will den besten Happen. Wer den Rest bekommt, ist ihm egal.',
      },
      greedy: { name: 'Schlaukopf', line: 'Rechnet jeden Zug genau durch, aber nur diesen.' },
      farsighted: { name: 'Alter Kauz', line: 'Sieht dich zwei Runden im Voraus kommen.' },
    },
  },
  'alles-kaese': {
    title: 'Alles Käse!',
    line: 'So viele Löcher, so viele Fallen. Schau heimlich nach oder trau deiner Nase.',
    variants: {
      oddsShown: {
        name: 'Mit Chancen',
        line: 'Bevor du eine Scheibe behältst, siehst du, wie viele ihrer Art Fallen sein können.',
      },
      fromMemory: {
        name: 'Aus dem Kopf',
        line: 'Was unter einer Scheibe ist, siehst du nur einmal. Sonst darfst du in deinem Zug wieder nachsehen.',
      },
    },
    bots: {
      forgetful: { name: 'Schussel', line: 'Hat nachgesehen. Was war es noch gleich?' },
      greedy: { name: 'Vielfraß', line: 'Will immer den meisten Käse.' },
      steady: { name: 'Schlaukopf', line: 'Zählt die Fallen und bleibt ruhig.' },
      shrewd: { name: 'Alter Kauz', line: 'Sieht, was du liegen lässt, und weiß, warum.' },
    },
  },
  misty: {
    title: 'Misty',
    line: 'Male auf die beschlagene Scheibe und sieh zu, wie deine Bilder lebendig werden.',
    variants: {
      initiation: {
        name: 'Einstieg',
        line: 'Ein kleines Fenster mit neun Karten, für junge Maler.',
      },
      roundsToWin: {
        name: 'Wie lange?',
        line: 'Wer zuerst so viele Runden holt, gewinnt.',
        values: { 1: '1 Runde', 2: '2 Runden', 3: '3 Runden' },
      },
      scoreShown: {
        name: 'Mit Punkten',
        line: 'Beim Bauen siehst du, wie viele Punkte dein Fenster bis jetzt bringen könnte.',
      },
    },
    bots: {
      hasty: { name: 'Zappelphilipp', line: 'Malt das Erstbeste, was kommt.' },
      greedy: { name: 'Vielfraß', line: 'Nimmt immer die schönste Karte.' },
      steady: { name: 'Schlaukopf', line: 'Sieht das ganze Fenster, bevor es voll ist.' },
      patient: {
        name: 'Alter Kauz',
        line: 'Wägt jede Karte gegen alle ab, die noch kommen können.',
      },
    },
  },
  'mice-to-meet-you': {
    title: 'MICE to meet you',
    short: 'MICE',
    line: 'Leg Speck und Käse aus und fang alle Mäuse im Haus.',
    variants: {
      level: {
        name: 'Allein im Haus',
        line: 'So viele Nüsse hast du am Anfang: je weniger, desto schwerer.',
        values: { 3: '3 Nüsse', 2: '2 Nüsse', 1: '1 Nuss', 0: 'keine' },
      },
      chanceShown: {
        name: 'Chancenlinie',
        line: 'Du siehst, wie wahrscheinlich das Haus noch leer wird, wenn ab hier alles perfekt läuft.',
      },
    },
    bots: {
      eager: { name: 'Zappelphilipp', line: 'Jagt zuerst die größte Maus.' },
      greedy: { name: 'Vielfraß', line: 'Greift sofort nach der besten Maus.' },
      steady: { name: 'Schlaukopf', line: 'Spart Nüsse für den richtigen Moment.' },
      canny: { name: 'Alter Kauz', line: 'Spielt die nächste Runde erst einmal im Kopf.' },
    },
  },
};
