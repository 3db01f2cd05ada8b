/** What is drawn with it is neither read out nor reached. */
export const asPicture = {
  'aria-hidden': true,
  importantForAccessibility: 'no-hide-descendants',
} as const;
