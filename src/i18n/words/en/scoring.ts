export const scoring = {
  title: 'The scores',
};
