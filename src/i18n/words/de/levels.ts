import type { FirstPhrases } from '../../first/en';

export const levels: FirstPhrases['levels'] = {
  choose: 'So spielt der Bot: von leicht bis stark',
  nth: (nth, of) => `Stufe ${nth} von ${of}`,
  bot: (name, nth, of) => `Bot: ${name}, Stufe ${nth} von ${of}`,
  otherBot: 'Bot',
};
