import { passagesOf, passageWords } from './passages.ts';

const texts = (markdown: string): string[] => passagesOf(markdown, 'en').map(({ text }) => text);
const sentence = (words: number): string =>
  `${Array.from({ length: words }, (_, at) => `W${at}`).join(' ')}.`;
const wordsOf = (text: string): number => text.split(/\s+/).length;

test('When a text has headings, then no passage reaches across one, and each knows its own', () => {
  const passages = passagesOf('Before.\n\n## One\n\nFirst.\n\nSecond.\n\n### Two\n\nThird.', 'en');
  expect(passages.map(({ heading, text, extent }) => [heading, text, extent.section])).toEqual([
    [null, 'Before.', 0],
    ['One', 'First.\nSecond.', 1],
    ['Two', 'Third.', 2],
  ]);
});

test('When a section is long, then its parts are of about equal length and none is too long', () => {
  const lengths = texts(Array.from({ length: 9 }, () => sentence(20)).join(' ')).map(wordsOf);
  expect(lengths).toEqual([100, 80]);
});

test('When one sentence is longer than a passage, then it is cut between words', () => {
  const lengths = texts(sentence(250)).map(wordsOf);
  expect(lengths.every((length) => length <= passageWords)).toBe(true);
  expect(lengths.reduce((sum, length) => sum + length)).toBe(250);
});

test('When there is markup, then a passage reads as the page does', () => {
  expect(
    texts(
      'A ==marked== **bold** [link](https://a.example) and `code`.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    ),
  ).toEqual(['A marked bold link and code.\none\ntwo\na · b\n1 · 2']);
});

test('When prompts are shown, then they are samples, and the reason of a contrast is prose', () => {
  const contrast =
    '```contrast\n[weak]\nHelp <me>\n[weak output]\nSure.\n[good]\nAct as **x**\n[good output]\n- Yes\n[why]\nIt says who.\n```';
  const [passage] = passagesOf(`> Quoted.\n\n${contrast}`, 'en');
  expect(passage?.units.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'sample: Quoted.',
    'sample: Help <me>',
    'sample: Sure.',
    'sample: Act as **x**',
    'sample: Yes',
    'prose: It says who.',
  ]);
});

test('When a text is empty or only headings, then there is no passage', () => {
  expect(texts('')).toEqual([]);
  expect(texts('# Title\n\n## Another\n\n---')).toEqual([]);
});
