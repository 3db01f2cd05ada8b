export const setUp = {
  title: 'New game',
};
