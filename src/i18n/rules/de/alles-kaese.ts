import type { allesKaese as english } from '../en/alles-kaese';
import type { RulesLike } from '../types';

export const allesKaese: RulesLike<typeof english> = {
  goal: {
    title: 'Darum geht es',
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
        text: 'Ein Würfel und 36 Scheiben Käse, für 2 bis 6 Mäuse. Die Scheiben haben 1 bis 6 Löcher, jede Zahl gibt es sechsmal.',
      },
      {
        kind: 'rule',
        text: '18 davon sind wirklich Käse, die anderen 18 sind Fallen. Was es ist, siehst du erst, wenn du darunterschaust; die Löcher allein verraten es nie.',
      },
      {
        kind: 'ours',
        text: 'So viele Fallen sind bei uns unter je sechs Scheiben: bei 1 Loch eine, bei 2 Löchern zwei, bei 3 drei, bei 4 drei, bei 5 vier, bei 6 fünf.',
        picture: 'trapTable',
      },
      {
        kind: 'example',
        text: 'Von den sechs Scheiben mit 3 Löchern sind drei Fallen, von den sechs mit 4 Löchern auch. Anfangs sind beide gleich gefährlich, aber eine 4 bringt mehr Löcher.',
      },
    ],
  },
  setUp: {
    title: 'Bevor es losgeht',
    lines: [
      {
        kind: 'rule',
        text: 'Die Scheiben werden gemischt. Sechs davon stehen im Regal, und alle sehen ihre Löcher.',
      },
      {
        kind: 'rule',
        text: 'Die anderen 30 sind der Stapel. Die Löcher der obersten seht ihr immer.',
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
        text: 'Würfle. Dann schau nach, ob eine Scheibe im Regal genau so viele Löcher hat.',
      },
      { kind: 'rule', text: 'Wenn keine passt, musst du heimlich unter eine Scheibe schauen.' },
      {
        kind: 'rule',
        text: 'Wenn mindestens eine passt, musst du eine davon behalten oder wegwerfen. Schauen darfst du dann nicht.',
        picture: 'matching',
      },
      { kind: 'rule', text: 'Danach geht es links von dir weiter.' },
    ],
  },
  peeking: {
    title: 'Nichts passt: unter eine Scheibe schauen',
    lines: [
      {
        kind: 'rule',
        text: 'Wähle irgendeine Scheibe im Regal, auch eine, die du schon kennst. Nur du schaust darunter. Sie bleibt an ihrem Platz.',
      },
      {
        kind: 'example',
        text: 'Im Regal stehen 1, 2, 2, 4, 5 und 6, und du würfelst eine 3. Nichts passt, also schaust du unter eine Scheibe, vielleicht unter die verlockende 6.',
        picture: 'peek',
      },
      {
        kind: 'rule',
        text: 'Zu zweit und zu dritt wird danach die oberste vom Stapel weggeworfen. Niemand sieht, was sie ist.',
      },
      {
        kind: 'example',
        text: 'Anna und Ben spielen, im Stapel sind noch 17 Scheiben. Ben würfelt eine 3, nichts passt, und er schaut unter die 6. Danach wird die oberste vom Stapel, eine 4, ungesehen weggeworfen: Es bleiben 16.',
        picture: 'peekOfTwo',
      },
      {
        kind: 'ours',
        text: 'Diese Scheibe werfen wir nur weg, wenn jemand unter eine geschaut hat. Behältst du eine oder wirfst du eine weg, entfällt das.',
      },
    ],
  },
  keepOrRemove: {
    title: 'Es passt: behalten oder wegwerfen',
    lines: [
      {
        kind: 'rule',
        text: 'Haben mehrere Scheiben so viele Löcher, such dir eine davon aus.',
      },
      {
        kind: 'rule',
        text: 'Behalten: Du drehst sie um und legst sie auf deinen Teller, ob Käse oder Falle.',
      },
      {
        kind: 'rule',
        text: 'Oder wegwerfen: Niemand sieht, was sie war.',
      },
      {
        kind: 'rule',
        text: 'Die oberste vom Stapel füllt die Lücke. Die anderen Scheiben bleiben an ihrem Platz.',
      },
      {
        kind: 'example',
        text: 'Du würfelst eine 2, und zwei Scheiben passen. Unter eine davon hast du schon geschaut: eine Falle. Also versuchst du dein Glück und behältst die andere.',
        picture: 'keepOrThrow',
      },
    ],
  },
  knowing: {
    title: 'Was alle wissen',
    lines: [
      {
        kind: 'rule',
        text: 'Die Löcher sind kein Geheimnis: im Regal, oben auf dem Stapel, bei allem Weggeworfenen und auf euren Tellern.',
      },
      {
        kind: 'rule',
        text: 'Alle sehen, unter welche Scheibe du schaust. Was du gesehen hast, weißt nur du.',
      },
      {
        kind: 'rule',
        text: 'Was weggeworfen ist, bleibt verborgen. Nur wer vorher daruntergeschaut hat, weiß, was es war.',
      },
      {
        kind: 'ours',
        text: 'Bist du dran, darfst du, auch vor dem Würfeln, noch einmal unter die Scheiben schauen, unter die du schon geschaut hast. Spielt ihr „Aus dem Kopf“, siehst du jede Scheibe nur einmal, auch wenn du sie noch einmal wählst.',
      },
      {
        kind: 'example',
        text: 'Fünf Scheiben mit 6 Löchern liegen auf euren Tellern, alles Fallen. Jetzt ist sicher: Die letzte ist ein Käse.',
        picture: 'lastOfSix',
      },
    ],
  },
  end: {
    title: 'Das Ende',
    lines: [
      {
        kind: 'rule',
        text: 'Deckst du deine dritte Falle auf, ist das Spiel sofort aus. Du verlierst, deine Löcher zählen nicht, und du kommst auf den letzten Platz, egal, wie viel Käse du hast.',
      },
      {
        kind: 'example',
        text: 'Zwei Mäuse spielen. Anna hat 15 Löcher und deckt ihre dritte Falle auf. Ben gewinnt, selbst wenn er gar keinen Käse hat.',
        picture: 'thirdTrap',
      },
      {
        kind: 'rule',
        text: 'Das Spiel ist auch sofort aus, wenn die letzte Scheibe den Stapel verlässt. Die sechs Scheiben im Regal zählen dann für niemanden.',
      },
      {
        kind: 'example',
        text: 'Im Stapel ist noch eine Scheibe. Du behältst einen Käse, und sie füllt die Lücke. Das Spiel ist aus, und dein Käse zählt noch.',
        picture: 'lastCard',
      },
      {
        kind: 'rule',
        text: 'Nach einer dritten Falle wird die Lücke nicht mehr gefüllt.',
      },
      {
        kind: 'example',
        text: 'Im Stapel ist noch eine Scheibe. Clara behält eine 4, und es ist ihre dritte Falle. Die Lücke bleibt leer, die letzte Scheibe bleibt liegen, und Clara wird Letzte.',
        picture: 'trapOnLastCard',
      },
      {
        kind: 'ours',
        text: 'Geht der Stapel zu Ende, nachdem jemand unter eine Scheibe geschaut hat, zeigt sie sich dieser Person noch, bevor ihr zählt. Wenn alles vorbei ist, dürft ihr das Regal und das Weggeworfene umdrehen und sehen, was euch entgangen ist. Es ändert nichts.',
      },
    ],
  },
  scoring: {
    title: 'Löcher zählen',
    lines: [
      {
        kind: 'rule',
        text: 'Zähle die Löcher in deinem Käse zusammen. Fallen zählen nichts. Wer die meisten Löcher hat, gewinnt.',
      },
      {
        kind: 'example',
        text: 'Dein Käse hat 5 Löcher, 2 Löcher und 1 Loch, deine Fallen haben 6 und 4. Das macht 5 + 2 + 1 = 8 Löcher.',
        picture: 'holes',
      },
      { kind: 'rule', text: 'Bei Gleichstand gewinnt, wer mehr Stück Käse hat.' },
      {
        kind: 'example',
        text: 'Anna hat 5 + 4 + 2 = 11 Löcher in drei Stück Käse. Ben hat 4 + 3 + 3 + 1 = 11 in vier. Ben gewinnt.',
        picture: 'holesTie',
      },
      {
        kind: 'ours',
        text: 'Ist auch das gleich, teilt ihr euch den Sieg. Genauso lösen wir Gleichstände auf den anderen Plätzen auf.',
      },
    ],
  },
};
