import { cleanMarkdown, cleanTitle } from './clean-markdown.ts';

const cases = [
  ['a link to the web', '[docs](https://example.com/a(b) "Docs")', '[docs](https://example.com/a(b) "Docs")'],
  ['a link into the academy', '[lesson](/courses/first/lessons/one)', '[lesson](/courses/first/lessons/one)'],
  ['an email address', '[write](mailto:ana@example.com)', '[write](mailto:ana@example.com)'],
  ['a script as a link', 'see [this](javascript:alert(1)) now', 'see this now'],
  ['a script in capitals', '[this](JaVaScRiPt:alert(1))', 'this'],
  ['a script behind an entity', '[this](javascript&#58;alert(1))', 'this'],
  ['a script in angle brackets', '[this](<javascript:alert(1)>)', 'this'],
  ['data as a link', '[this](data:text/html;base64,PHNjcmlwdD4=)', 'this'],
  ['a picture', '![a cat](https://example.com/cat.png)', '[a cat](https://example.com/cat.png)'],
  ['a picture without words', '![](https://e.com/c.png)', '[https://e.com/c.png](https://e.com/c.png)'],
  ['a picture of data', '![a cat](data:image/svg+xml;base64,PHN2Zz4=)', 'a cat'],
  [
    'a picture by reference',
    '![a cat][cat]\n\n[cat]: https://e.com/c.png',
    '[a cat][cat]\n\n[cat]: https://e.com/c.png',
  ],
  ['a script by reference', 'see [this][x]\n\n[x]: javascript:alert(1)', 'see [this][x]'],
  ['a script as an autolink', 'see <javascript:alert(1)>', 'see javascript:alert(1)'],
  ['HTML', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['control characters', 'a\u0000b\u0007c\u202ed\tе\r\nf', 'abcd\tе\nf'],
  ['a letter with its accent apart', 'cancio\u0301n', 'canción'],
] as const;

test.each(cases)('When a text holds %s, then it is kept as it is safe to show', (_what, written, kept) => {
  expect(cleanMarkdown(written)).toBe(kept);
});

test('When a text shows Markdown in code, then that stays as it was written', () => {
  const written =
    'Before\n\n```md\n![a cat](https://e.com/c.png)\n```\n\nand `[x](javascript:alert(1))` inline';
  expect(cleanMarkdown(written)).toBe(written);
});

test('When a fence is never closed, then all that follows is code', () => {
  const written = '```\n![a cat](https://e.com/c.png)';
  expect(cleanMarkdown(written)).toBe(written);
});

test.each(['[', '![', '[x](', '`', '```\n', '<a:', '[x]: '])(
  'When a text is nothing but %j over and over, then it is read in a moment',
  (part) => {
    const started = performance.now();
    cleanMarkdown(part.repeat(20_000 / part.length));
    expect(performance.now() - started).toBeLessThan(1_000);
  },
);

test('When a title holds control characters, then they are gone', () => {
  expect(cleanTitle('  Un t\u0000ítulo\u202e ')).toBe('Un título');
});
