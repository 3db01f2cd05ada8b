import { useInsertionEffect } from 'react';
import { focusRing } from './focus-ring';
import type { Theme } from './ThemeProvider';

/** What a browser shows round the app, in the app's colours. public/index.html does it for the first frame. */
export function usePageLook({ name, colours }: Theme): void {
  useInsertionEffect(() => {
    const { style } = document.documentElement;
    style.backgroundColor = colours.paper;
    style.colorScheme = name === 'night' ? 'dark' : 'light';
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute('content', colours.paper);
  }, [name, colours]);

  useInsertionEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = focusRing(colours.focus);
    document.head.append(sheet);
    return () => sheet.remove();
  }, [colours]);
}
