import { previewOf } from './plain-text.ts';

test('When a text begins with Markdown, then its preview is plain', () => {
  expect(previewOf('## Hola\n\n- **uno** y `dos`\n- [tres](https://e.com)\n\n```js\nx = 1\n```')).toBe(
    'Hola uno y dos tres x = 1',
  );
});

test('When a text is long, then its preview has at most 200 characters and ends between words', () => {
  const preview = previewOf('palabra '.repeat(80));
  expect([...preview].length).toBeLessThanOrEqual(200);
  expect(preview).toMatch(/palabra…$/);
});

test('When a text is one long word of astral letters, then no letter is cut in two', () => {
  expect([...previewOf('🦊'.repeat(400))].every((letter) => ['🦊', '…'].includes(letter))).toBe(true);
});
