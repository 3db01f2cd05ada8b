import type { allesKaese as english } from '../en/alles-kaese';
import type { RulesLike } from '../types';

export const allesKaese: RulesLike<typeof english> = {
  goal: {
    title: 'Worum geht es?',
    lines: [
      {
        kind: 'rule',
        text: 'Ihr seid hungrige Mäuse. Sammle Käse mit möglichst vielen Löchern und lass die Pfoten von den Fallen.',
      },
      {
        kind: 'rule',
        text: 'Wer die meisten Löcher hat, gewinnt. Aber wer seine dritte Falle aufdeckt, verliert auf der Stelle.',
        picture: 'cheeseAndTraps',
      },
    ],
  },
  material: {
    title: 'Was gehört dazu?',
    lines: [
      {
        kind: 'rule',
        text: 'Ein Würfel und 36 Karten, für 2 bis 6 Mäuse. Die Rückseiten zeigen 1 bis 6 Löcher, jede Zahl gibt es sechsmal.',
      },
      {
        kind: 'rule',
        text: 'Vorne verstecken sich 18 Käse und 18 Fallen. Die Rückseite allein verrät nie, was es ist.',
      },
      {
        kind: 'ours',
        text: 'So viele Fallen sind bei uns unter je sechs Karten: bei 1 Loch eine, bei 2 Löchern zwei, bei 3 drei, bei 4 drei, bei 5 vier, bei 6 fünf.',
        picture: 'trapTable',
      },
      {
        kind: 'example',
        text: 'Von den sechs Karten mit 3 Löchern sind drei Fallen, von den sechs mit 4 Löchern auch. Anfangs sind beide gleich gefährlich, aber eine 4 bringt mehr Löcher.',
      },
    ],
  },
  setUp: {
    title: 'Bevor es losgeht',
    lines: [
      {
        kind: 'rule',
        text: 'Die Karten werden gemischt. Sechs davon liegen in der Mitte, mit den Löchern nach oben: Das ist die Auslage.',
      },
      {
        kind: 'rule',
        text: 'Die anderen 30 Karten sind der Vorrat. Auch bei ihnen zeigen die Löcher nach oben.',
        picture: 'display',
      },
      {
        kind: 'ours',
        text: 'Ihr macht aus, wer anfängt, vielleicht die jüngste Maus. Sonst entscheidet der Zufall.',
      },
    ],
  },
  turn: {
    title: 'Du bist dran',
    lines: [
      {
        kind: 'rule',
        text: 'Würfle. Dann schau nach, ob eine Karte der Auslage genau so viele Löcher hat.',
      },
      { kind: 'rule', text: 'Wenn keine passt, musst du dir heimlich eine Karte ansehen.' },
      {
        kind: 'rule',
        text: 'Wenn mindestens eine passt, musst du eine davon behalten oder entfernen. Heimlich ansehen darfst du dann keine.',
        picture: 'matching',
      },
      { kind: 'rule', text: 'Danach geht es links von dir weiter.' },
    ],
  },
  peeking: {
    title: 'Nichts passt: heimlich ansehen',
    lines: [
      {
        kind: 'rule',
        text: 'Wähl irgendeine Karte der Auslage, auch eine, die du schon kennst. Nur du siehst ihre Vorderseite. Dann kommt sie an ihren Platz zurück.',
      },
      {
        kind: 'example',
        text: 'In der Auslage liegen 1, 2, 2, 4, 5 und 6, und du würfelst eine 3. Nichts passt, also siehst du dir eine Karte an, vielleicht die verlockende 6.',
        picture: 'peek',
      },
      {
        kind: 'rule',
        text: 'Zu zweit und zu dritt kommt danach die oberste Karte des Vorrats auf den Ablagestapel. Ihre Vorderseite sieht niemand.',
      },
      {
        kind: 'example',
        text: 'Anna und Ben spielen, 17 Karten sind noch da. Ben würfelt eine 3, nichts passt, und er sieht sich die 6 an. Danach kommt die oberste Karte, eine 4, ungesehen auf den Ablagestapel: Es bleiben 16.',
        picture: 'peekOfTwo',
      },
      {
        kind: 'ours',
        text: 'Diese Karte legen wir nur nach dem Ansehen ab. Behältst oder entfernst du eine Karte, entfällt das.',
      },
    ],
  },
  keepOrRemove: {
    title: 'Es passt: behalten oder entfernen',
    lines: [
      {
        kind: 'rule',
        text: 'Zeigen mehrere Karten deine Zahl, such dir eine davon aus.',
      },
      {
        kind: 'rule',
        text: 'Behalten: Du deckst sie auf und legst sie vor dich hin, ob Käse oder Falle.',
      },
      {
        kind: 'rule',
        text: 'Oder entfernen: Sie kommt auf den Ablagestapel, und niemand sieht ihre Vorderseite.',
      },
      {
        kind: 'rule',
        text: 'Die oberste Karte des Vorrats füllt die Lücke. Die anderen Karten bleiben an ihrem Platz.',
      },
      {
        kind: 'example',
        text: 'Du würfelst eine 2, und zwei Karten passen. Eine davon hast du dir schon angesehen: eine Falle. Also versuchst du dein Glück und behältst die andere.',
        picture: 'keepOrThrow',
      },
    ],
  },
  knowing: {
    title: 'Was alle wissen',
    lines: [
      {
        kind: 'rule',
        text: 'Die Löcher sind kein Geheimnis: in der Auslage, oben auf dem Vorrat, auf abgelegten Karten und auf denen, die vor euch liegen.',
      },
      {
        kind: 'rule',
        text: 'Alle sehen, welche Karte du dir ansiehst. Was darauf war, weißt nur du.',
      },
      {
        kind: 'rule',
        text: 'Die Vorderseite einer abgelegten Karte bleibt verborgen. Nur wer sie sich vorher angesehen hat, weiß, was es war.',
      },
      {
        kind: 'ours',
        text: 'Bist du dran, darfst du noch einmal nachsehen, was du dir schon angesehen hast. Spielt ihr „Aus dem Kopf“, dann nicht.',
      },
      {
        kind: 'example',
        text: 'Fünf Karten mit 6 Löchern liegen aufgedeckt vor euch, alles Fallen. Jetzt ist sicher: Die letzte ist ein Käse.',
        picture: 'lastOfSix',
      },
    ],
  },
  end: {
    title: 'Das Ende',
    lines: [
      {
        kind: 'rule',
        text: 'Deckst du deine dritte Falle auf, ist das Spiel sofort aus. Du bekommst keine Punkte und landest auf dem letzten Platz, egal, wie viel Käse du hast.',
      },
      {
        kind: 'example',
        text: 'Zwei Mäuse spielen. Anna hat 15 Löcher und deckt ihre dritte Falle auf. Ben gewinnt, selbst wenn er gar keinen Käse hat.',
        picture: 'thirdTrap',
      },
      {
        kind: 'rule',
        text: 'Das Spiel ist auch sofort aus, wenn die letzte Karte den Vorrat verlässt. Die sechs Karten der Auslage zählen dann für niemanden.',
      },
      {
        kind: 'example',
        text: 'Im Vorrat liegt noch eine Karte. Du behältst einen Käse, und sie füllt die Lücke. Das Spiel ist aus, und dein Käse zählt noch.',
        picture: 'lastCard',
      },
      {
        kind: 'rule',
        text: 'Nach einer dritten Falle wird die Lücke nicht mehr gefüllt.',
      },
      {
        kind: 'example',
        text: 'Im Vorrat liegt noch eine Karte. Clara behält eine 4, und es ist ihre dritte Falle. Die Lücke bleibt leer, die letzte Karte bleibt liegen, und Clara wird Letzte.',
        picture: 'trapOnLastCard',
      },
      {
        kind: 'ours',
        text: 'Wenn alles vorbei ist, dürft ihr die Auslage und den Ablagestapel umdrehen und sehen, was euch entgangen ist. Es ändert nichts.',
      },
    ],
  },
  scoring: {
    title: 'Löcher zählen',
    lines: [
      {
        kind: 'rule',
        text: 'Zähl die Löcher auf deinen Käsekarten zusammen. Fallen zählen nichts. Wer die meisten Löcher hat, gewinnt.',
      },
      {
        kind: 'example',
        text: 'Deine Käsekarten zeigen 5, 2 und 1, deine Fallen 6 und 4. Das macht 5 + 2 + 1 = 8 Löcher.',
        picture: 'holes',
      },
      { kind: 'rule', text: 'Bei Gleichstand gewinnt, wer mehr Käsekarten hat.' },
      {
        kind: 'example',
        text: 'Anna hat 5 + 4 + 2 = 11 Löcher auf drei Karten. Ben hat 4 + 3 + 3 + 1 = 11 auf vier Karten. Ben gewinnt.',
        picture: 'holesTie',
      },
      {
        kind: 'ours',
        text: 'Ist auch das gleich, teilt ihr euch den Sieg. Genauso lösen wir Gleichstände auf den anderen Plätzen auf.',
      },
    ],
  },
};
