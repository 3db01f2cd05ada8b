import { useEffect, useState } from 'react';

export interface Said {
  readonly nth: number;
  readonly text: string;
}

interface Saying {
  readonly message: string;
  readonly nth: number;
  readonly said: readonly Said[];
}

/** Where bots play faster than anybody speaks, a reader has the older ones in its own queue by now. */
const MOST = 20;

/** How long a voice takes, at a leisurely pace. */
const readingTime = (text: string) => 1000 + 70 * text.length;

/** What has been said and may still be read, the latest last. The latest stays until it is taken back. */
export function useSaid(message: string): readonly Said[] {
  const [saying, setSaying] = useState<Saying>({ message: '', nth: 0, said: [] });
  if (saying.message !== message) {
    const nth = saying.nth + 1;
    const said = message === '' ? saying.said : [...saying.said, { nth, text: message }];
    setSaying({ message, nth, said: said.slice(-MOST) });
  }
  const { said } = saying;
  const first = said[0];
  const isRead = first !== undefined && (said.length > 1 || message === '');
  useEffect(() => {
    if (!isRead) return undefined;
    const timer = setTimeout(
      () => setSaying((now) => ({ ...now, said: now.said.filter((each) => each !== first) })),
      readingTime(first.text),
    );
    return () => clearTimeout(timer);
  }, [isRead, first]);
  return said;
}
