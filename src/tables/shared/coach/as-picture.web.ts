/** What is drawn with it is neither read out nor reached, also not by the Tab key. */
export const asPicture = { 'aria-hidden': true, inert: true } as const;
