import { useEffect } from 'react';
import { useFirstPhrases } from '../i18n/first';
import { useArrival } from '../ui';

/** What a browser calls the screen in front, in its tabs and its history; null where another part says it. */
export function usePageTitle(title: string | null): void {
  const app = useFirstPhrases().lobby.title;
  const { isInFront } = useArrival();
  useEffect(() => {
    if (!isInFront || title === null) return;
    document.title = title === app ? app : `${title} · ${app}`;
  }, [app, isInFront, title]);
}
