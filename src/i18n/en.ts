/** What the app says. English defines the keys; every other language has to have the same ones. */
export const en = {
  lobby: {
    title: 'Rainy Barn',
    line: 'Four family games for a rainy afternoon',
    picture: 'A cow looks out of a red barn into the rain',
  },
};

export type Phrases = typeof en;
