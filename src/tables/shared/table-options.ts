/** What people may agree on about the table itself. No rule knows of it, so each is on or off by name. */
export type TableOptions = Readonly<Record<string, boolean>>;

interface TableOption {
  /** Until people choose themselves. */
  byDefault(people: number): boolean;
}

export type TableOptionSpecs = Readonly<Record<string, TableOption>>;
