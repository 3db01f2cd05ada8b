import type { misty as english } from '../en/misty';
import type { RulesLike } from '../types';

export const misty: RulesLike<typeof english> = {
  goal: {
    title: 'Darum geht es',
    lines: [
      {
        kind: 'rule',
        text: 'Es regnet, und du malst Bilder auf die beschlagene Scheibe. Dann werden die Bilder lebendig.',
        picture: 'comesAlive',
      },
      {
        kind: 'rule',
        text: 'Baue ein Fenster aus zwölf Karten, in dem möglichst viele Punkte übrig bleiben, wenn sich alles bewegt hat.',
      },
      {
        kind: 'rule',
        text: 'Wer die meisten Punkte hat, holt die Runde. Wer zuerst zwei Runden geholt hat, gewinnt das Spiel.',
      },
    ],
  },
  cards: {
    title: 'Die Karten',
    lines: [
      {
        kind: 'rule',
        text: 'Es gibt 54 Karten, für zwei bis vier von euch. Manche haben einen Pfeil und bewegen sich später; die anderen bleiben liegen, nur ein Monster bekommt vielleicht Hunger.',
      },
      {
        kind: 'ours',
        text: 'Mit Pfeil, je dreimal: Rakete und Ballon steigen nach oben, Blatt und Regentropfen fallen nach unten, Lastwagen und Einrad fahren nach rechts, Traktor und Roller nach links.',
        picture: 'movers',
      },
      {
        kind: 'ours',
        text: 'Ohne Pfeil: vier Herzen, vier Sterne, vier Häuser, acht Smileys, sechs Blumen und vier Monster.',
        picture: 'stayers',
      },
    ],
  },
  building: {
    title: 'Bauen: aussuchen und weitergeben',
    lines: [
      {
        kind: 'rule',
        text: 'In jeder Runde werden alle 54 Karten gemischt, und jeder von euch bekommt sechs.',
      },
      {
        kind: 'rule',
        text: 'Alle suchen sich heimlich eine Handkarte aus. Haben alle gewählt, werden die Karten gezeigt, und jede Hand wandert zum linken Nachbarn.',
        picture: 'pickAndPass',
      },
      {
        kind: 'rule',
        text: 'Such dir aus der neuen Hand wieder eine Karte aus, und so weiter, bis die Hände leer sind. Die letzte Karte ist, was übrig bleibt, aber ihren Platz bestimmst du.',
      },
      {
        kind: 'rule',
        text: 'Dann bekommt jeder noch einmal sechs Karten, und diesmal wandern die Hände nach rechts. Nun hat jedes Fenster zwölf Karten.',
      },
      {
        kind: 'ours',
        text: 'Du wählst Karte und Platz zusammen, und was bestätigt ist, gilt. So geht das Handy für jede Auswahl nur einmal herum.',
      },
    ],
  },
  placing: {
    title: 'Wohin eine Karte darf',
    lines: [
      {
        kind: 'rule',
        text: 'Deine erste Karte ist der Anfang, und das Fenster wächst um sie herum, wie du magst. Jede weitere muss eine von deinen berühren; eine Ecke genügt.',
      },
      {
        kind: 'rule',
        text: 'Das Fenster ist 3 breit und 4 hoch oder 4 breit und 3 hoch. Nichts darf überstehen.',
        picture: 'twoFrames',
      },
      {
        kind: 'example',
        text: 'Sobald deine Karten über vier Spalten reichen, ist dein Fenster 4 breit und kann nur noch 3 hoch werden.',
        picture: 'fourWide',
      },
      {
        kind: 'rule',
        text: 'Was liegt, bleibt beim Bauen liegen, und keine Karte wird je gedreht.',
      },
    ],
  },
  moving: {
    title: 'Die Bilder werden lebendig',
    lines: [
      {
        kind: 'rule',
        text: 'Sind die Fenster voll, bewegt ihr nacheinander die Karten in eurem eigenen Fenster. Die Reihenfolge der Karten bestimmst du.',
      },
      {
        kind: 'rule',
        text: 'Jede Pfeilkarte, die nicht verdeckt ist, muss einmal ziehen: ein Feld in ihre Richtung. Eine Karte, die das Fenster verlässt, ist weg.',
        picture: 'leaving',
      },
      {
        kind: 'rule',
        text: 'Zieht eine Karte auf eine andere, verdeckt sie diese. Verdeckte Karten ziehen nicht mehr, und eine dritte Karte darf noch obendrauf.',
        picture: 'covering',
      },
      {
        kind: 'example',
        text: 'Zwei Lastwagen hintereinander, einer am rechten Rand. Der vordere zuerst: Er fährt hinaus, der andere rückt nach, 1 Punkt. Der hintere zuerst: Er verdeckt den vorderen, 0 Punkte.',
        picture: 'twoTrucks',
      },
      {
        kind: 'ours',
        text: 'Wer seine Karten zuerst bewegt, wird vor dem Spiel gewählt oder ausgelost. Die Fenster berühren sich nicht, also ändert das keine Punkte.',
      },
    ],
  },
  monsters: {
    title: 'Hungrige Monster',
    lines: [
      {
        kind: 'rule',
        text: 'Wenn keine Pfeilkarte mehr ziehen muss, fressen die Monster. Die Blume kommt weg, und das Monster setzt sich auf ihren Platz.',
      },
      {
        kind: 'ours',
        text: 'Jedes Monster, das nicht verdeckt ist, muss so eine Blume fressen, egal wie weit sie entfernt ist. Verdeckte Monster fressen nichts, und verdeckte Blumen frisst niemand.',
      },
      {
        kind: 'example',
        text: 'Ein Monster, zwei Blumen: Eine Blume wird gefressen. Das Monster zählt 1, die andere Blume 2, zusammen 3 Punkte.',
        picture: 'meal',
      },
      {
        kind: 'example',
        text: 'Zwei Monster, eine Blume: Die Blume wird gefressen, und ein Monster bleibt hungrig. Die zwei Monster zählen 2 Punkte.',
        picture: 'hungry',
      },
      {
        kind: 'ours',
        text: 'Welches Monster welche Blume frisst, ändert die Punkte nie. Deshalb teilt die App sie für dich zu.',
      },
    ],
  },
  scoring: {
    title: 'Punkte zählen',
    lines: [
      {
        kind: 'rule',
        text: 'Eine Blume zählt 2 Punkte. Jede andere Karte zählt 1, auch das Monster.',
      },
      {
        kind: 'rule',
        text: 'Ein leeres Feld zählt 0. Ein Feld mit zwei oder mehr Karten ist nur noch verschmiert und zählt auch 0.',
      },
      {
        kind: 'rule',
        text: 'Zwei Smileys nebeneinander in einer Reihe bringen 1 Punkt extra, zusammen also 3. Übereinander gibt es nichts extra.',
        picture: 'twoSmiles',
      },
      {
        kind: 'ours',
        text: 'Längere Smiley-Reihen: 1 Punkt extra für jedes volle Paar. Drei Smileys zählen 3 + 1 = 4 Punkte, vier zählen 4 + 2 = 6.',
        picture: 'threeSmiles',
      },
      {
        kind: 'ours',
        text: 'Smileys werden erst gezählt, wenn sich alles bewegt hat. Ein leeres Feld oder ein Stapel dazwischen unterbricht die Reihe.',
      },
      {
        kind: 'example',
        text: 'Am Ende liegen eine Blume, drei Smileys in einer Reihe, ein Herz und ein Lastwagen allein: 2 + 4 + 1 + 1 = 8 Punkte.',
        picture: 'counting',
      },
    ],
  },
  winning: {
    title: 'Wer gewinnt',
    lines: [
      {
        kind: 'rule',
        text: 'Wer die meisten Punkte hat, holt die Runde. Jede geholte Runde ist ein Tropfen, und wer zuerst zwei hat, gewinnt.',
      },
      {
        kind: 'ours',
        text: 'Teilen sich mehrere die beste Punktzahl, holt jeder von ihnen die Runde.',
      },
      {
        kind: 'example',
        text: 'Ada hat 9 Punkte, Ben 9 und Cleo 7: Ada und Ben holen beide die Runde.',
        picture: 'bothTake',
      },
      {
        kind: 'ours',
        text: 'Schaffen es mehrere in derselben Runde, gewinnt, wer in allen Runden zusammen mehr Punkte hat. Ist auch das gleich, gewinnt ihr gemeinsam.',
      },
      {
        kind: 'example',
        text: 'Ada und Ben holen beide ihre zweite Runde. Ada hat in allen Runden zusammen 26 Punkte, Ben 24: Ada gewinnt.',
      },
      {
        kind: 'ours',
        text: 'Ihr könnt auch spielen, bis jemand eine Runde geholt hat, oder drei.',
      },
    ],
  },
  initiation: {
    title: 'Einstieg für Jüngere',
    lines: [
      {
        kind: 'rule',
        text: 'Das Fenster ist 3 breit und 3 hoch. Dreimal bekommt jeder von euch drei Karten, und am Ende hat jedes Fenster neun.',
        picture: 'smallFrame',
      },
      {
        kind: 'ours',
        text: 'Beim ersten Mal wandern die Hände nach links, beim zweiten nach rechts und beim dritten wieder nach links.',
      },
      { kind: 'rule', text: 'Bewegen, Fressen, Zählen und Gewinnen bleiben gleich.' },
    ],
  },
};
