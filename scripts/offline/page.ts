/** What is done to an exported page so that it works without a network, and in any folder of a host. */

/** The files of the export that the page or its code names, and which lie at the root for them. */
export function namedIn(texts: readonly string[], files: readonly string[]): string[] {
  return files.filter((file) => texts.some((text) => text.includes(`"/${file}"`)));
}

/** Names them from where the page lies, so that it may lie in any folder. */
export function relocate(text: string, files: readonly string[]): string {
  return files.reduce((moved, file) => moved.replaceAll(`"/${file}"`, `"./${file}"`), text);
}

const HEAD = `<link rel="manifest" href="./manifest.json" />
    <link rel="apple-touch-icon" href="./icon.png" />`;

// Where there are no workers, such as on a host without https, the page works as any other does.
const START = `<script>
      addEventListener('load', () => {
        navigator.serviceWorker?.register('./service-worker.js').catch(() => undefined);
      });
    </script>`;

export function furnish(html: string): string {
  return html.replace('</head>', `${HEAD}\n  </head>`).replace('</body>', `${START}\n  </body>`);
}

interface App {
  readonly name: string;
  readonly description: string;
  readonly backgroundColor: string;
}

/** What a browser needs to know to put the page among a device's apps. */
export function manifestOf({ name, description, backgroundColor }: App): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: backgroundColor,
    theme_color: backgroundColor,
    icons: [
      { src: './icon-small.png', sizes: '192x192', type: 'image/png' },
      { src: './icon.png', sizes: '1024x1024', type: 'image/png', purpose: 'any maskable' },
    ],
  });
}
