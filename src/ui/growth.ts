import { createContext, useContext } from 'react';

const Growth = createContext(1);

/** Words, keys and small pictures within it are drawn so many times larger: a large screen is looked at from afar. */
export const Grown = Growth.Provider;

export function useGrowth(): number {
  return useContext(Growth);
}
