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
      { kind: 'rule', text: 'Wer am Ende die wenigsten Mäuse in seinen Zimmern hat, gewinnt.' },
    ],
  },
  setUp: {
    title: 'Vorbereitung',
    lines: [
      {
        kind: 'rule',
        text: 'Dein Haus hat 18 Nummern. Die 6, 9, 12 und 15 sind deine Vorratskammern, kurz Kammern: Jede gibt dir Würfel, solange sie offen ist.',
        picture: 'larders',
      },
      {
        kind: 'rule',
        text: 'Die anderen 14 sind Zimmer, mit so vielen Mäusen, wie ihre Nummer sagt: zusammen 129 Mäuse.',
      },
      {
        kind: 'rule',
        text: 'Es gibt zwei rote Speckwürfel und drei gelbe Käsewürfel, für alle gemeinsam: Eine bis fünf Personen spielen mit.',
      },
      {
        kind: 'rule',
        text: 'Für jeden, der mitspielt, kommen drei Nüsse auf den Tisch, zu dritt also 9. Du selbst beginnst ohne Nüsse.',
      },
      { kind: 'ours', text: 'Wer beginnt, wird vor dem Spiel gewählt oder ausgelost.' },
      {
        kind: 'ours',
        text: 'Es gibt keine Geheimnisse: Jeder darf alle Häuser ansehen, und auch jeden Käfig in seiner Reihenfolge.',
      },
      {
        kind: 'ours',
        text: 'Im gedruckten Spiel sind Zimmer Handkarten und Kammern Würfelkarten, Schließen ist Umdrehen, und die Nüsse auf dem Tisch sind der Vorrat.',
      },
    ],
  },
  turn: {
    title: 'Du bist dran',
    lines: [
      {
        kind: 'rule',
        text: 'Würfle mit allen Würfeln, die dir deine offenen Kammern geben. Am Anfang sind das alle fünf.',
      },
      {
        kind: 'rule',
        text: 'Zähle alle deine roten Würfel zusammen. Dazu nimmst du so viele gelbe, wie du willst, oder keinen.',
      },
      {
        kind: 'rule',
        text: 'Mit dieser Summe tust du genau eines: Du fängst die Mäuse im Zimmer mit dieser Zahl, oder du schließt die Kammer mit dieser Zahl. Die Mäuse kommen in deinen Käfig, über die früheren.',
      },
      {
        kind: 'example',
        text: 'Rot 2 und 4, gelb 1, 5 und 6: Das ergibt 6, 7, 11, 12, 13, 17 oder 18. Mit 11 fängst du Zimmer 11, mit 12 schließt du Kammer 12.',
        picture: 'sums',
      },
    ],
  },
  diceCards: {
    title: 'Die Kammern',
    lines: [
      {
        kind: 'rule',
        text: 'Ist eine Kammer zu, fehlen dir ihre Würfel ab deinem nächsten Wurf. Die 15 nimmt dir einen roten.',
      },
      {
        kind: 'ours',
        text: 'Die 12 nimmt dir einen gelben Würfel, die 9 einen gelben und die 6 einen roten und einen gelben.',
      },
      {
        kind: 'rule',
        text: 'Die 6 kommt immer zuletzt: erst wenn 9, 12 und 15 zu sind. Deren Reihenfolge bestimmst du.',
      },
      {
        kind: 'example',
        text: 'Deine 15 und deine 12 sind zu: Du würfelst mit einem roten und zwei gelben Würfeln.',
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
        text: 'Ein Fehlwurf kostet dich etwas: Die Mäuse oben in deinem Käfig laufen zurück in ihr Zimmer, oder du öffnest eine deiner geschlossenen Kammern wieder. Du entscheidest.',
      },
      {
        kind: 'rule',
        text: 'Geht nur eines von beiden, machst du das. Geht keines, passiert nichts.',
      },
      {
        kind: 'example',
        text: 'Ganz oben in deinem Käfig ist die 17, und deine 9 ist zu. Du öffnest Kammer 9: Ihr gelber Würfel ist beim nächsten Wurf wieder dabei.',
        picture: 'opensAgain',
      },
    ],
  },
  others: {
    title: 'Die anderen nutzen den Rest',
    lines: [
      {
        kind: 'rule',
        text: 'Danach dürfen alle anderen, im Uhrzeigersinn und je einmal, die Summe aller unbenutzten gelben Würfel für ein eigenes Zimmer oder eine eigene Kammer nutzen, nach einem Fehlwurf die Summe aller Würfel.',
      },
      {
        kind: 'rule',
        text: 'Diese Summe gilt nur ganz, nie ein Teil davon. Ist kein Würfel übrig, bekommt niemand etwas.',
      },
      {
        kind: 'example',
        text: 'Ada hat Rot 2 und 4 und Gelb 5 für Zimmer 11 genutzt. Übrig sind Gelb 1 und 6: Die anderen dürfen 7 nutzen, aber nicht 1 oder 6 allein. Ben fängt damit die Mäuse in seinem Zimmer 7.',
        picture: 'leftOver',
      },
      {
        kind: 'rule',
        text: 'Jedes Mal, wenn das jemand tut, bekommt, wer dran ist, eine Nuss vom Tisch, auch nach einem Fehlwurf.',
      },
      {
        kind: 'rule',
        text: 'Liegt dort keine, zahlst du eine eigene Nuss an diese Person. Ohne Nuss darfst du die Würfel nicht nutzen.',
      },
      { kind: 'ours', text: 'Die App fragt nur die, die mit der Summe etwas anfangen können.' },
      { kind: 'rule', text: 'Danach würfelt, wer links sitzt.' },
    ],
  },
  nuts: {
    title: 'Nüsse helfen',
    lines: [
      {
        kind: 'rule',
        text: 'Jede Nuss, die du auf den Tisch zahlst, macht deine Summe um 1 größer oder kleiner. Es dürfen auch mehrere sein; Nummern gibt es nur von 1 bis 18.',
      },
      {
        kind: 'example',
        text: 'Deine Summe ist 13, aber dein Zimmer 13 ist leer. Für eine Nuss fängst du Zimmer 14 oder schließt Kammer 12.',
        picture: 'nutStep',
      },
      {
        kind: 'rule',
        text: 'In deinem Zug ändern Nüsse nur die Summe, die du nutzt: Der Rest bleibt, wie er gewürfelt wurde. Ändert ein anderer diese Summe, gilt das auch für alle nach ihm.',
      },
      {
        kind: 'example',
        text: 'Übrig ist 7, und Ben will sein Zimmer 8 fangen. Du bekommst eine Nuss vom Tisch, und Ben zahlt eine eigene dorthin. Für Cleo ist die Summe jetzt 8.',
      },
      {
        kind: 'rule',
        text: 'Zuerst kommt die Nuss fürs Nutzen. Die Nuss, die du fürs Ändern zahlst, kann nicht dieselbe sein, wohl aber die für den Nächsten.',
      },
      {
        kind: 'example',
        text: 'Übrig ist 7, auf dem Tisch liegt keine Nuss, und Ben hat eine. Er darf die Mäuse in seinem Zimmer 7 fangen und gibt dir die Nuss. Für Zimmer 8 bräuchte er zwei Nüsse.',
      },
    ],
  },
  end: {
    title: 'Ende und Sieg',
    lines: [
      {
        kind: 'rule',
        text: 'Das Spiel endet sofort, wenn jemand seine letzte Kammer schließt, die 6, auch wenn er gar nicht dran ist. Wer danach käme, geht leer aus.',
      },
      {
        kind: 'rule',
        text: 'Zähle die Mäuse, die noch in deinen Zimmern sind. Kammern zählen nicht. Wer die wenigsten Mäuse hat, gewinnt.',
      },
      {
        kind: 'example',
        text: 'Ada schließt ihre 6 und hat noch die Zimmer 1, 3 und 14: 18 Mäuse. Ben hat 7 und 8: 15 Mäuse. Ben gewinnt.',
        picture: 'fewestMice',
      },
      {
        kind: 'rule',
        text: 'Bei Gleichstand gewinnt, wer mehr Kammern geschlossen hat, danach, wer mehr Nüsse hat. Ist auch das gleich, gewinnt ihr gemeinsam.',
      },
      {
        kind: 'ours',
        text: 'Leere Zimmer beenden das Spiel nicht. Ihr spielt weiter, bis jemand seine letzte Kammer schließt.',
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
        text: 'Mit Summen fängst du nur Mäuse in Zimmern. Nur ein Fehlwurf schließt eine Kammer: Du wählst, welche, die 6 zuletzt, und sie bleibt zu. Aus dem Käfig kommt nichts zurück.',
      },
      {
        kind: 'rule',
        text: 'Das Spiel endet, wenn alle deine Zimmer leer oder alle vier Kammern zu sind. Es gibt sieben Bewertungen; 7 ist die beste.',
      },
      {
        kind: 'rule',
        text: 'Sind alle Zimmer leer: 7 bei vier offenen Kammern, 6 bei drei, 5 bei zwei, 4 bei einer.',
      },
      {
        kind: 'rule',
        text: 'Sind noch Mäuse da: 3 bei einem Zimmer, 2 bei zwei Zimmern, 1 bei drei oder mehr.',
      },
      {
        kind: 'example',
        text: 'Du hattest zwei Fehlwürfe und hast dann dein letztes Zimmer gefangen: Zwei Kammern sind noch offen, das ergibt eine 5.',
        picture: 'alone',
      },
    ],
  },
  soloNuts: {
    title: 'Nüsse, wenn du allein spielst',
    lines: [
      {
        kind: 'rule',
        text: 'Bezahlte Nüsse kommen in die Mitte. Jede ändert deine Summe um 1; oder eine Nuss kauft dir ein zweites Zimmer im selben Zug, mit den übrigen gelben Würfeln.',
      },
      {
        kind: 'ours',
        text: 'Für das zweite Zimmer gilt die Summe aller übrigen gelben Würfel. Weitere Nüsse dürfen sie um je 1 ändern.',
      },
      {
        kind: 'example',
        text: 'Mit Rot 3 und 5 fängst du Zimmer 8. Gelb 2, 3 und 6 sind übrig: Für eine Nuss fängst du auch Zimmer 11, für zwei Nüsse Zimmer 10.',
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
        text: 'Mit Rot 3 und 4 und einer Nuss fängst du Zimmer 8. Gelb 4, 5 und 6 bleiben unbenutzt: 15, also nimmst du eine Nuss aus der Mitte.',
        picture: 'fifteen',
      },
    ],
  },
};
