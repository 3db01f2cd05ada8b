import { inSentences } from '../../src/i18n';

test('each part ends in one full stop, and nothing in none', () => {
  expect(inSentences(['Turn 3', 'Cards are dealt.', '+5.6'])).toBe(
    'Turn 3. Cards are dealt. +5.6.',
  );
  expect(inSentences(['Turn 1 · 64.7 %', ''])).toBe('Turn 1 · 64.7 %.');
  expect(inSentences(['What if?', 'It thinks …'])).toBe('What if? It thinks …');
});
