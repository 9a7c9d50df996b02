import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import { isTooComplex } from '@academy/service-kit/text/is-too-complex.ts';
import { isAllowedTarget } from './link-target.ts';
import { countOutgoingLinks } from './outgoing-links.ts';
import { nodesOf } from './nodes-of.ts';
import { sanitiseMarkdown } from './sanitise-markdown.ts';

/** What a renderer would make an image of, or link to where it must not. */
const unsafeIn = (text: string): string[] =>
  [...nodesOf(parseMarkdown(text))].flatMap((node) => {
    if (node.type === 'image' || node.type === 'imageReference') return [node.type];
    if (node.type !== 'link' && node.type !== 'definition') return [];
    return isAllowedTarget(node.url) ? [] : [node.url];
  });

const harmless = [
  'Plain text, **bold** and `code`.',
  '[site](https://example.com) <https://example.com> www.example.com [mail](mailto:a@b.es) a@b.es',
  '[lesson](/lessons/first--one) [part](#part) [query](?a=b:c)',
  '```md\n![alt](https://example.com/a.png)\n[x](javascript:alert(1))\n```',
  '`![alt](https://example.com/a.png)`',
  '1 < 2 and <b>raw</b> [not a link] a] !b',
  '¿Qué tal? 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
];

test.each(harmless)('When a text holds nothing unsafe, then it stays as it is: %j', (text) => {
  expect(sanitiseMarkdown(text)).toBe(text);
});

test.each([
  ['![a cat](https://x.example/c.png)', '[a cat](https://x.example/c.png)'],
  ['![a](/api/courses/x)', '[a](/api/courses/x)'],
  ['a!![b](https://x.example)', 'a! [b](https://x.example)'],
  ['[![badge](https://x.example/b.svg)](https://y.example)', '[badge](https://y.example)'],
  ['![alt][ref]\n\n[ref]: https://x.example', '[alt][ref]\n\n[ref]: https://x.example'],
  ['![a](data:image/svg+xml;base64,AAAA)', 'a'],
  ['[a](javascript:alert(1)) b', 'a b'],
  ['[**a** b](JaVaScRiPt:alert(1))', '**a** b'],
  ['[a][b]\n\n[b]: javascript:alert(1)', '[a][b]'],
  ['[a](//evil.example)', 'a'],
  [String.raw`[a](/\evil.example)`, 'a'],
  ['a\u0000\u202Eb\r\nc\uD800', 'ab\nc\uFFFD'],
  ['Educacio\u0301n', 'Educación'],
])('When a text holds %j, then %j is stored', (text, stored) => {
  expect(sanitiseMarkdown(text)).toBe(stored);
});

const unsafe = [
  '[a](java&#115;cript:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](java&Tab;script:alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '[a](&#1;javascript:alert(1))',
  '[a](vbscript:x "title")',
  "[a](data:text/html,<script>alert(1)</script> 'x')",
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '[a](blob:https://x/1)',
  '[a](file:///etc/passwd)',
  '[[a](javascript:x)](javascript:y)',
  '![![a](javascript:x)](https://x.example)',
  '![a [b](javascript:x) c](https://x.example)',
  '!!!![a](https://x.example)',
  '> - ![a](https://x.example)\n>   [b](javascript:x)',
  '|a|\n|-|\n|![a](https://x.example)|',
  '# ![a](https://x.example)',
  '[a]: javascript:x\n![a]\n[a]',
  '![a][]\n\n[a]: https://x.example',
  '[^1]\n\n[^1]: ![a](https://x.example)',
  '[a](javascript:x)'.repeat(40),
  `${'!['.repeat(60)}a${'](https://x.example)'.repeat(60)}`,
  `${'['.repeat(60)}a${'](javascript:x)'.repeat(60)}`,
];

test.each(unsafe)('When a text hides an address or an image, then none is left: %j', (text) => {
  const stored = sanitiseMarkdown(text);
  expect(unsafeIn(text).length).toBeGreaterThan(0);
  expect(unsafeIn(stored)).toEqual([]);
});

test.each([...harmless, ...unsafe])('When a stored text is sanitised again, then it stays: %j', (text) => {
  const stored = sanitiseMarkdown(text);
  expect(sanitiseMarkdown(stored)).toBe(stored);
});

test('When links are counted, then each address outside the academy counts once', () => {
  const text =
    '[a](https://a.es) https://a.es [in](/lessons/x) www.b.es c@d.es `https://e.es`\n\n[r]: https://f.es';
  expect(countOutgoingLinks(text)).toBe(4);
});

test.each([
  'a]'.repeat(10_000),
  '_a*'.repeat(6_000),
  '>'.repeat(20_000),
  '> '.repeat(101),
  '1. '.repeat(6_600),
  '> 1. * '.repeat(40),
  '[a]: b\n'.repeat(2_800),
  `a|b\n-|-\n${'a|b\n'.repeat(4_900)}`,
])('When Markdown would take seconds to parse, then it is known without parsing it', (text) => {
  expect(isTooComplex(text)).toBe(true);
});

test('When a long post is ordinary Markdown, then it is not too complex', () => {
  const list = '- **Role**: you are an _editor_, see [the lesson](/lessons/a) and `x`.\n'.repeat(150);
  const rules = `${'-'.repeat(200)}\n\n${'='.repeat(200)}\n\n`;
  const blanks = `${'Name: ________ '.repeat(200)}\n\n`;
  expect(isTooComplex(`${list}\n${rules}${blanks}${'Some words. '.repeat(400)}`)).toBe(false);
});

test('When a text is as complex as is allowed, then it is sanitised within seconds', () => {
  const block = `${'a]'.repeat(400)}${'_b*'.repeat(200)}\n\n`;
  const text = block.repeat(5).slice(0, 20_000);
  expect(isTooComplex(text)).toBe(false);
  const began = performance.now();
  sanitiseMarkdown(text);
  expect(performance.now() - began).toBeLessThan(5_000);
});
