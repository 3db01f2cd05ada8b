import type { miceToMeetYou as english } from '../en/mice-to-meet-you';
import type { RulesLike } from '../types';

export const miceToMeetYou: RulesLike<typeof english> = {
  goal: {
    title: 'Darum geht es',
    lines: [
      {
        kind: 'rule',
        text: 'In deinem Haus flitzen Mäuse herum. Locke sie mit Speck und Käse in deinen Käfig.',
        picture: 'mouseHouse',
      },
      { kind: 'rule', text: 'Wer am Ende die wenigsten Mäuse auf der Hand hat, gewinnt.' },
    ],
  },
  setUp: {
    title: 'Vorbereitung',
    lines: [
      {
        kind: 'rule',
        text: 'Jeder hat Mäusekarten mit 1 bis 18 Mäusen. Die 6, 9, 12 und 15 liegen offen vor dir: Das sind deine Würfelkarten.',
        picture: 'larders',
      },
      { kind: 'rule', text: 'Die anderen 14 Karten hast du auf der Hand: zusammen 129 Mäuse.' },
      {
        kind: 'rule',
        text: 'Es gibt zwei rote Speckwürfel und drei gelbe Käsewürfel, für alle gemeinsam.',
      },
      {
        kind: 'rule',
        text: 'Für jeden, der mitspielt, kommen drei Nüsse in den Vorrat, zu dritt also 9. Du selbst beginnst ohne Nüsse.',
      },
      { kind: 'ours', text: 'Wer beginnt, wird vor dem Spiel gewählt oder ausgelost.' },
      {
        kind: 'ours',
        text: 'Es gibt keine Geheimnisse: Jeder darf alle Handkarten ansehen, und auch die Karten in jedem Käfig in ihrer Reihenfolge.',
      },
      {
        kind: 'ours',
        text: 'In der App sind deine Karten ein Haus: Die Handkarten sind Zimmer mit Mäusen, die Würfelkarten Vorratskammern. Eine umgedrehte Würfelkarte ist vernagelt.',
      },
    ],
  },
  turn: {
    title: 'Du bist dran',
    lines: [
      {
        kind: 'rule',
        text: 'Wirf alle Würfel, die dir deine offenen Würfelkarten geben. Am Anfang sind das alle fünf.',
      },
      {
        kind: 'rule',
        text: 'Zähle alle deine roten Würfel zusammen. Dazu nimmst du so viele gelbe, wie du willst, oder keinen.',
      },
      {
        kind: 'rule',
        text: 'Mit dieser Summe tust du genau eines: Du legst die Handkarte mit dieser Zahl in deinen Käfig, oder du drehst deine Würfelkarte mit dieser Zahl um.',
      },
      {
        kind: 'example',
        text: 'Rot 2 und 4, gelb 1, 5 und 6: Das ergibt 6, 7, 11, 12, 13, 17 oder 18. Mit 11 legst du deine 11 ab, mit 12 drehst du deine 12 um.',
        picture: 'sums',
      },
    ],
  },
  diceCards: {
    title: 'Die Würfelkarten',
    lines: [
      {
        kind: 'rule',
        text: 'Ist eine Würfelkarte umgedreht, fehlen dir ihre Würfel ab deinem nächsten Wurf. Die 15 nimmt dir einen roten.',
      },
      {
        kind: 'ours',
        text: 'Die 12 nimmt dir einen gelben Würfel, die 9 einen gelben und die 6 einen roten und einen gelben.',
      },
      {
        kind: 'rule',
        text: 'Die 6 kommt immer zuletzt: erst wenn 9, 12 und 15 umgedreht sind. Deren Reihenfolge bestimmst du.',
      },
      {
        kind: 'example',
        text: 'Deine 15 und deine 12 sind umgedreht: Du wirfst einen roten und zwei gelbe Würfel.',
        picture: 'fewerDice',
      },
    ],
  },
  miss: {
    title: 'Der Fehlwurf',
    lines: [
      {
        kind: 'rule',
        text: 'Kannst oder willst du keine Summe nutzen, ist es ein Fehlwurf. Nüsse gibst du dafür nicht aus.',
      },
      {
        kind: 'rule',
        text: 'Ein Fehlwurf kostet dich etwas: Nimm die oberste Karte deines Käfigs zurück auf die Hand, oder decke eine deiner umgedrehten Würfelkarten wieder auf. Du entscheidest.',
      },
      {
        kind: 'rule',
        text: 'Geht nur eines von beiden, machst du das. Geht keines, passiert nichts.',
      },
      {
        kind: 'example',
        text: 'Ganz oben in deinem Käfig liegt die 17, und deine 9 ist umgedreht. Du deckst die 9 auf: Ihr gelber Würfel ist beim nächsten Wurf wieder dabei.',
        picture: 'opensAgain',
      },
    ],
  },
  others: {
    title: 'Die anderen nutzen den Rest',
    lines: [
      {
        kind: 'rule',
        text: 'Danach dürfen alle anderen, im Uhrzeigersinn und je einmal, die Summe aller unbenutzten gelben Würfel für eine eigene Karte nutzen, nach einem Fehlwurf die Summe aller Würfel.',
      },
      {
        kind: 'rule',
        text: 'Diese Summe gilt nur ganz, nie ein Teil davon. Ist kein Würfel übrig, bekommt niemand etwas.',
      },
      {
        kind: 'example',
        text: 'Du hast Rot 2 und 4 und Gelb 5 für deine 11 genutzt. Übrig sind Gelb 1 und 6: Die anderen dürfen 7 nutzen, aber nicht 1 oder 6 allein.',
        picture: 'leftOver',
      },
      {
        kind: 'rule',
        text: 'Jedes Mal, wenn das jemand tut, bekommt der Spieler am Zug eine Nuss aus dem Vorrat, auch nach einem Fehlwurf.',
      },
      {
        kind: 'rule',
        text: 'Ist der Vorrat leer, zahlst du ihm eine eigene Nuss. Ohne Nuss darfst du die Würfel nicht nutzen.',
      },
      { kind: 'ours', text: 'Die App fragt nur die, die mit der Summe etwas anfangen können.' },
    ],
  },
  nuts: {
    title: 'Nüsse helfen',
    lines: [
      {
        kind: 'rule',
        text: 'Jede Nuss, die du in den Vorrat zahlst, macht deine Summe um 1 größer oder kleiner. Es dürfen auch mehrere sein; Karten gibt es nur von 1 bis 18.',
      },
      {
        kind: 'example',
        text: 'Deine Summe ist 13, aber deine 13 liegt schon im Käfig. Für eine Nuss legst du deine 14 ab oder drehst deine Würfelkarte 12 um.',
        picture: 'nutStep',
      },
      {
        kind: 'rule',
        text: 'In deinem Zug ändern Nüsse nur die Summe, die du nutzt: Der Rest bleibt, wie er gewürfelt wurde. Ändert ein anderer die Restsumme, gilt das auch für alle nach ihm.',
      },
      {
        kind: 'example',
        text: 'Übrig ist 7, und Ben will seine 8 ablegen. Du bekommst eine Nuss aus dem Vorrat, und Ben zahlt eine eigene hinein. Für Cleo ist die Summe jetzt 8.',
      },
      {
        kind: 'rule',
        text: 'Zuerst kommt die Nuss fürs Nutzen. Die Nuss, die du fürs Ändern zahlst, kann nicht dieselbe sein, wohl aber die für den Nächsten.',
      },
      {
        kind: 'example',
        text: 'Der Vorrat ist leer, und Ben hat eine Nuss. Seine 7 darf er ablegen und gibt dir die Nuss. Für seine 8 bräuchte er zwei Nüsse.',
      },
    ],
  },
  end: {
    title: 'Ende und Wertung',
    lines: [
      {
        kind: 'rule',
        text: 'Das Spiel endet sofort, wenn jemand seine letzte Würfelkarte umdreht, die 6, auch wenn er gar nicht am Zug ist. Wer danach käme, geht leer aus.',
      },
      {
        kind: 'rule',
        text: 'Zähle die Mäuse auf deinen Handkarten. Würfelkarten zählen nicht. Wer die wenigsten Mäuse hat, gewinnt.',
      },
      {
        kind: 'example',
        text: 'Ada dreht ihre 6 um und hat noch 1, 3 und 14: 18 Mäuse. Ben hat 7 und 8: 15 Mäuse. Ben gewinnt.',
        picture: 'fewestMice',
      },
      {
        kind: 'rule',
        text: 'Bei Gleichstand gewinnt, wer mehr Würfelkarten umgedreht hat, danach, wer mehr Nüsse hat. Ist auch das gleich, gewinnt ihr gemeinsam.',
      },
      {
        kind: 'ours',
        text: 'Eine leere Hand beendet das Spiel nicht. Ihr spielt weiter, bis jemand seine letzte Würfelkarte umdreht.',
      },
    ],
  },
  solo: {
    title: 'Allein spielen',
    lines: [
      {
        kind: 'rule',
        text: 'Vier Stufen: Du beginnst mit 3, 2, 1 oder 0 Nüssen, der Rest der drei liegt in der Mitte. Je weniger Nüsse, desto schwerer.',
      },
      {
        kind: 'rule',
        text: 'Summen legen nur Handkarten ab. Nur ein Fehlwurf dreht eine Würfelkarte um: Du wählst, welche, die 6 zuletzt, und sie bleibt so. Aus dem Käfig kommt nichts zurück.',
      },
      {
        kind: 'rule',
        text: 'Das Spiel endet, wenn deine Hand leer ist oder alle vier Würfelkarten umgedreht sind. Es gibt sieben Bewertungen; 7 ist die beste.',
      },
      {
        kind: 'rule',
        text: 'Mit leerer Hand: 7 bei vier offenen Würfelkarten, 6 bei drei, 5 bei zwei, 4 bei einer.',
      },
      {
        kind: 'rule',
        text: 'Mit Karten auf der Hand: 3 bei einer Karte, 2 bei zwei Karten, 1 bei drei oder mehr.',
      },
      {
        kind: 'example',
        text: 'Du hattest zwei Fehlwürfe und hast dann deine letzte Karte abgelegt: Zwei Würfelkarten sind noch offen, das ergibt eine 5.',
        picture: 'alone',
      },
    ],
  },
  soloNuts: {
    title: 'Nüsse, wenn du allein spielst',
    lines: [
      {
        kind: 'rule',
        text: 'Bezahlte Nüsse kommen in die Mitte. Jede ändert deine Summe um 1; oder eine Nuss kauft dir eine zweite Karte im selben Zug, mit den übrigen gelben Würfeln.',
      },
      {
        kind: 'ours',
        text: 'Für die zweite Karte gilt die Summe aller übrigen gelben Würfel. Weitere Nüsse dürfen sie um je 1 ändern.',
      },
      {
        kind: 'example',
        text: 'Mit Rot 3 und 5 legst du deine 8 ab. Gelb 2, 3 und 6 sind übrig: Für eine Nuss legst du auch deine 11 ab, für zwei Nüsse deine 10.',
        picture: 'secondCard',
      },
      {
        kind: 'rule',
        text: 'Ergeben deine unbenutzten gelben Würfel am Ende deines Zuges 15 oder mehr, nimmst du eine Nuss aus der Mitte, falls dort eine liegt. Nie nach einem Fehlwurf.',
      },
      {
        kind: 'rule',
        text: 'Für die 15 zählt nur, was gewürfelt wurde. Auch eine Nuss, die du in diesem Zug bezahlt hast, darf gleich zurückkommen.',
      },
      {
        kind: 'example',
        text: 'Mit Rot 3 und 4 und einer Nuss legst du deine 8 ab. Gelb 4, 5 und 6 bleiben unbenutzt: 15, also nimmst du eine Nuss aus der Mitte.',
        picture: 'fifteen',
      },
    ],
  },
};
