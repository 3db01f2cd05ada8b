export const animals = {
  cow: 'Cow',
  sheep: 'Sheep',
  pig: 'Pig',
  chicken: 'Chicken',
  horse: 'Horse',
  rabbit: 'Rabbit',
};
