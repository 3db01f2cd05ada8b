/** Phones show no titles of screens. */
export function usePageTitle(_title: string | null): void {}
