/** How strong a bot is, wherever it is met. */
export const levels = {
  choose: 'How the bot plays: from easy to strong',
  nth: (nth: number, of: number) => `level ${nth} of ${of}`,
  bot: (name: string, nth: number, of: number) => `bot: ${name}, level ${nth} of ${of}`,
  /** One whom nobody can choose any more. */
  otherBot: 'bot',
};
