/** What the cheese cellar of Alles Käse! is painted with, by day and by the light of a lantern. */

/** All colours of one slice of cheese. */
export interface SliceColours {
  readonly slice: string;
  readonly light: string;
  readonly rind: string;
  readonly hole: string;
  /** The shaded rim of a hole. */
  readonly deep: string;
  readonly outline: string;
}

export interface KaeseColours {
  readonly plain: SliceColours;
  /** A slice that is not meant now; opaque, so that the wall does not shine through. */
  readonly quiet: SliceColours;
  /** The frame on the front of a card that is cheese. */
  readonly frame: string;
  /** The paper tag with the number of holes. */
  readonly tag: string;
  readonly tagInk: string;
  /** The wall: its stones, some of them lighter, and what is between them. */
  readonly stone: string;
  readonly stone2: string;
  readonly joint: string;
  readonly metal: string;
  readonly tooth: string;
  /** Of shelves and traps. */
  readonly board: string;
  readonly boardDark: string;
  readonly cheek: string;
  readonly flame: string;
  readonly plate: string;
  readonly plateDark: string;
  /** The burst round a trap that snaps. */
  readonly snap: string;
}

export const kaeseByDay: KaeseColours = {
  plain: {
    slice: '#f7c744',
    light: '#ffe696',
    rind: '#cf8816',
    hole: '#965a08',
    deep: '#653703',
    outline: '#46302b',
  },
  quiet: {
    slice: '#e9d8a9',
    light: '#f4e8c6',
    rind: '#c9b07a',
    hole: '#8d774c',
    deep: '#6c5936',
    outline: '#655343',
  },
  frame: '#b57409',
  tag: '#fffaf0',
  tagInk: '#46302b',
  stone: '#f2e4c4',
  stone2: '#eedcb6',
  joint: '#e2cd9f',
  metal: '#b9bcc4',
  tooth: '#f4f5f7',
  board: '#d9a566',
  boardDark: '#a8743a',
  cheek: '#ee7f5f',
  flame: '#fff3c4',
  plate: '#fffbf3',
  plateDark: '#e6d8bc',
  snap: '#b4322e',
};

export const kaeseAtNight: KaeseColours = {
  plain: {
    slice: '#efba3e',
    light: '#ffdb80',
    rind: '#a5670f',
    hole: '#8a5207',
    deep: '#4b2903',
    outline: '#120c0e',
  },
  quiet: {
    slice: '#9f8853',
    light: '#b39c66',
    rind: '#6f5b32',
    hole: '#43331a',
    deep: '#2d210f',
    outline: '#1b1310',
  },
  frame: '#a2690a',
  tag: '#f6e6bb',
  tagInk: '#3a2417',
  stone: '#2e221e',
  stone2: '#352822',
  joint: '#1f1613',
  metal: '#a9adb6',
  tooth: '#eef0f3',
  board: '#b98347',
  boardDark: '#7d5224',
  cheek: '#d9694b',
  flame: '#fff3c4',
  plate: '#f0e2c6',
  plateDark: '#c4b28f',
  snap: '#b4322e',
};
