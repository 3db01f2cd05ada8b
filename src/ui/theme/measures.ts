/** Lengths in dp. */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 36 } as const;

export const radius = { s: 10, m: 16, l: 24, round: 999 } as const;

/** Thick and friendly. */
export const outline = { thin: 1.5, normal: 2.5, thick: 4 } as const;

/** The depth of the lower edge of chunky things. */
export const ledge = 4;

/** No control is smaller, so that small and shaky fingers hit it. */
export const target = 48;

/** From this width a sheet comes from the side and columns stand side by side. */
export const wideFrom = 700;

/** With text so many times larger, pictures make room and lines may break. */
export const largeText = 1.3;

export const shadow = {
  low: '0 2px 4px rgba(40, 22, 12, 0.16)',
  high: '0 8px 24px rgba(40, 22, 12, 0.28)',
} as const;
