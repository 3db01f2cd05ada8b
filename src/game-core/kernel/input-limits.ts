/** What the validation of all input from outside has in common. */

/** A wicked list must not bring a list of complaints of the same length. */
export const FIRST_ISSUE = { abortEarly: true } as const;

const SHOWN = 40;

/** What somebody else wrote, short enough to be shown. */
export function excerpt(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
