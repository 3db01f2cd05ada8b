export const games = {
  'so-ein-mist': {
    title: 'So ein Mist',
    line: 'Roll, dare, and hop to the best food. But mind where you step!',
  },
  'alles-kaese': {
    title: 'Alles Käse!',
    line: 'So many holes, so many traps. Have a peek, or trust your nose.',
  },
  misty: {
    title: 'Misty',
    line: 'Draw on the misty window, and watch your pictures come to life.',
  },
  'mice-to-meet-you': {
    title: 'MICE to meet you',
    line: 'Bait with bacon and cheese, and catch every mouse in the house.',
  },
};
