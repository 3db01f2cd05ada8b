import { furnish, manifestOf, namedIn, relocate } from '../../scripts/offline/page';

const HTML =
  '<head><link href="/favicon.ico"/></head><body><script src="/code/web.js"></script></body>';
const CODE = 'load("/assets/barn.png"); say("/assets/barn");';
const FILES = ['assets/barn.png', 'assets/0a1b', 'code/phone.hbc', 'code/web.js', 'favicon.ico'];

test('what the page and its code name is kept, and what is for phones is not', () => {
  expect(namedIn([HTML, CODE], FILES)).toEqual(['assets/barn.png', 'code/web.js', 'favicon.ico']);
});

test('what is kept is named from where the page lies, and nothing else is touched', () => {
  expect(relocate(CODE, ['assets/barn.png'])).toBe(
    'load("./assets/barn.png"); say("/assets/barn");',
  );
});

test('the page calls its worker and shows its manifest once', () => {
  const page = furnish(HTML);
  expect(page.match(/service-worker\.js/g)).toHaveLength(1);
  expect(page.match(/rel="manifest" href="\.\/manifest\.json"/g)).toHaveLength(1);
});

test('the manifest begins where the page lies', () => {
  const manifest = JSON.parse(
    manifestOf({ name: 'Barn', description: 'Games', backgroundColor: '#fff' }),
  );
  expect(manifest).toMatchObject({
    name: 'Barn',
    start_url: './',
    scope: './',
    background_color: '#fff',
  });
});
