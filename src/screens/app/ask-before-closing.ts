import type { Shelf } from '../../session/shelf';

/** Phones close apps without asking anybody. */
export function useAskBeforeClosing(_shelf: Shelf): void {}
