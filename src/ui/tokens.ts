export const colour = {
  paper: '#fbf3e2',
  ink: '#46302b',
  inkSoft: '#6f554b',
} as const;

export const space = { s: 8, m: 16, l: 24 } as const;
