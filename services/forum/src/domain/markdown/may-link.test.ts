import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import { mayLink } from './may-link.ts';
import { nodesOf } from './nodes-of.ts';

const linking = new Set(['link', 'linkReference', 'image', 'imageReference', 'definition']);
const links = (markdown: string): boolean =>
  [...nodesOf(parseMarkdown(markdown))].some(({ type }) => linking.has(type));

test.each([
  '[a](https://example.com)',
  '![a](b.png)',
  '[a]: /there\n',
  '<https://example.com>',
  '<ana@example.com>',
  'see HTTPS://example.com',
  'see WWW.example.com',
  'ana@example.com',
  'mailto:ana@example.com',
  'ftp://example.com',
  'http&colon;//example.com',
  String.raw`www\.example.com`,
])('When a text is %j, then it may link', (text) => {
  expect(mayLink(text)).toBe(true);
});

test('When a text is put together from any pieces, then it links nothing unless it may', () => {
  const pieces = [
    'www',
    '.',
    ':',
    '/',
    'http',
    'a',
    ' ',
    '\n',
    '(',
    ')',
    ']',
    '!',
    '*',
    '`',
    '#',
    '|',
    '&#91;',
    '&#46;',
    '&colon;',
    '\\',
    'mailto:',
    '>',
    '"',
    '[',
    '@',
    '<',
  ];
  // The same pieces each time: a multiplicative sequence in place of chance.
  let state = 7;
  const next = (): string => pieces[(state = (state * 48_271) % 2_147_483_647) % pieces.length] ?? '';
  let linked = 0;
  for (let n = 0; n < 4_000; n += 1) {
    const text = Array.from({ length: 12 }, next).join('');
    if (!links(text)) continue;
    linked += 1;
    expect({ text, may: mayLink(text) }).toEqual({ text, may: true });
  }
  expect(linked).toBeGreaterThan(10);
});
