export const soEinMistTable = {};
