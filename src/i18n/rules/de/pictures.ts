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
  cheeseAndTraps:
    'Käse mit 5 und mit 2 Löchern macht 7. Darunter drei Fallen, die dritte ist durchgestrichen.',
  trapTable:
    'Von sechs Scheiben mit 1 Loch ist eine eine Falle, mit 2 Löchern zwei, mit 3 drei, mit 4 drei, mit 5 vier, mit 6 fünf.',
  display:
    'Sechs Scheiben mit 3, 5, 1, 6, 2 und 5 Löchern und ein Stapel aus 30 Scheiben, oben eine 4.',
  matching:
    'Ein Würfel zeigt 5. Zwei Scheiben mit 5 Löchern leuchten, die mit 2 und die mit 1 nicht.',
  peek: 'Ein Würfel zeigt 3. Von den Scheiben 1, 2, 2, 4, 5 und 6 trägt die 6 ein Auge. Nur eine Person sieht sie: eine Falle.',
  peekOfTwo:
    'Ben hat eine 3 und schaut unter die 6. Der Stapel schrumpft von 17 auf 16: Die oberste, eine 4, wird weggeworfen.',
  keepOrThrow:
    'Ein Würfel zeigt 2. Von zwei Scheiben mit 2 Löchern trägt eine eine Pfote, die andere ist gewählt. Behalten ist sie Käse, weggeworfen sieht sie niemand.',
  lastOfSix:
    'Fünf Fallen mit 6 Löchern liegen offen. Also ist die letzte Scheibe mit 6 Löchern Käse.',
  thirdTrap: 'Anna hat drei Fallen, ihre 15 Löcher sind durchgestrichen. Ben hat 0 und eine Krone.',
  lastCard:
    'Käse mit 3 Löchern wird behalten. Die letzte Scheibe des Stapels, eine 4, füllt die Lücke.',
  trapOnLastCard:
    'Clara hat zwei Fallen und deckt die dritte auf. Die letzte Scheibe des Stapels füllt die Lücke nicht.',
  holes: 'Käse mit 5, 2 und 1 Löchern macht 8. Fallen mit 6 und 4 Löchern machen 0.',
  holesTie: 'Anna hat 11 Löcher in drei Stück Käse. Ben hat 11 in vier und eine Krone.',
  comesAlive:
    'Ein Smiley und ein Lastwagen, blass auf beschlagenes Glas gemalt; dann dieselben bunt und wach.',
  movers:
    'Rakete und Ballon mit Pfeil nach oben, Blatt und Regentropfen nach unten, Lastwagen und Einrad nach rechts, Traktor und Roller nach links. Jedes zählt 1.',
  stayers: 'Herz, Stern, Haus, Smiley und Monster zählen je 1, die Blume zählt 2.',
  pickAndPass:
    'Eine Blume kommt in ein Fenster mit Smiley und Herz. Rakete, Haus und Blatt gehen weiter zum Nachbarn.',
  twoFrames: 'Zwei volle Fenster: eines 3 breit und 4 hoch, eines 4 breit und 3 hoch.',
  fourWide:
    'Vier Spalten sind erreicht: Das Fenster ist 4 breit und 3 hoch, sieben Plätze sind noch leer.',
  leaving:
    'Ein Lastwagen am rechten Rand fährt hinaus. Sein Feld ist leer, das Haus daneben zählt 1.',
  covering:
    'Ein Lastwagen fährt auf einen Regentropfen. Sein Feld ist leer, das andere ist verschmiert und zählt 0.',
  twoTrucks:
    'Zwei Lastwagen hintereinander, zweimal. Der vordere zuerst: Ein Lastwagen bleibt, 1 Punkt. Der hintere zuerst: verschmiert, 0 Punkte.',
  meal: 'Ein Monster und zwei Blumen. Dann sitzt das Monster, wo eine Blume war: 1 und 2 sind 3.',
  hungry: 'Zwei Monster und eine Blume. Dann zwei Monster und ein leeres Feld: 1 und 1 sind 2.',
  twoSmiles: 'Zwei Smileys nebeneinander zählen je 1 und zusammen 1 extra: 3.',
  threeSmiles: 'Drei Smileys in einer Reihe zählen je 1 und 1 extra: 4.',
  counting:
    'Eine Blume mit 2, drei Smileys mit 3 und 1 extra, ein Herz mit 1 und ein Lastwagen mit 1: zusammen 8.',
  bothTake: 'Ada und Ben haben 9 Punkte und je einen Tropfen, Cleo hat 7 und keinen.',
  smallFrame: 'Ein volles Fenster, 3 breit und 3 hoch.',
  mouseHouse: 'Das Zimmer mit 7 Mäusen und ein Käfig, oben die 7.',
  larders:
    'Die Kammern: Die 6 gibt einen roten und einen gelben Würfel, die 9 und die 12 je einen gelben, die 15 einen roten.',
  sums: 'Rot 2 und 4 und gelb 5 ergeben 11: das Zimmer mit 11 Mäusen. Rot 2 und 4 und gelb 6 ergeben 12: Die Kammer 12 ist vernagelt. Die anderen gelben Würfel bleiben übrig.',
  fewerDice: 'Die 12 und die 15 sind vernagelt: ein roter Würfel und zwei gelbe.',
  opensAgain:
    'Die 17 bleibt im Käfig. Die 9 verliert ihre Bretter, ihr gelber Würfel ist wieder da.',
  leftOver:
    'Rot 2 und 4 und gelb 5 sind benutzt, gelb 1 und 6 bleiben. Ben nutzt 7 für seine 7, und eine Nuss geht an Ada.',
  nutStep: '13 und eine Nuss ergeben 14; 13 weniger eine Nuss ergibt 12.',
  fewestMice: 'Ada: 1, 3 und 14 ergeben 18. Ben: 7 und 8 ergeben 15.',
  alone: 'Die 6 und die 9 sind offen, die 12 und die 15 vernagelt: eine 5.',
  secondCard: 'Rot 3 und 5 fangen die 8. Für eine Nuss fangen gelb 2, 3 und 6 auch die 11.',
  fifteen:
    'Rot 3 und 4 und eine Nuss fangen die 8. Gelb 4, 5 und 6 bleiben: 15, und eine Nuss kommt.',
};
