import { spokenSegments } from './spoken-segments.ts';

/** The longest content of a document. */
const longest = 50_000;
/** Ten times what it takes on the slowest machine that we know; what looks again from each character takes far longer. */
const mostMs = 1_500;

const filled = (unit: string): string => unit.repeat(Math.ceil(longest / unit.length)).slice(0, longest);

const units = [
  '1.',
  '1,1 ',
  '1.111.',
  '111.',
  '1',
  '0',
  'a-',
  'a.',
  '1-',
  '1+',
  '1 / ',
  '€ 1',
  '12:30 ',
  'a@',
  '@',
  'www.a',
  'http://a.',
  '"a ',
  '« ',
  '(',
  "'-",
  '.)',
  '.,;:',
  '&',
  '+',
  '—',
  '·',
  '<a',
  '</',
  '<!--',
  '\u0301',
  'etc. ',
  'p. ',
];

const texts = [
  ...[' ', '\t', '\u00a0'].map((blank) => `a${blank.repeat(longest - 2)}b`),
  ...units.map(filled),
  `\`${'('.repeat(longest / 2)}a${'('.repeat(longest / 2 - 3)}a\``,
  `<${'a'.repeat(longest - 1)}`,
];

/** Of this thread alone, and the least of three times: a collection, or a neighbour on the same core, is not the planner's. */
const leastMs = (plan: () => unknown): number => {
  let least = Infinity;
  for (let round = 0; round < 3 && least > mostMs; round += 1) {
    const before = process.threadCpuUsage();
    plan();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
};

test.each(['es', 'en'] as const)(
  'When a text in %s is built to be slow, then it is planned as fast as any',
  (language) => {
    const slow = texts.flatMap((content) => {
      const plan = () => spokenSegments({ title: 'Title', content }, language);
      const ms = leastMs(plan);
      return ms > mostMs ? [{ content: content.slice(0, 8), ms }] : [];
    });
    expect(slow).toEqual([]);
  },
);

test('When quotes or lists lie thousands deep within one another, then what can be followed is said', () => {
  const [, ...said] = spokenSegments({ title: 'Title', content: `Text.\n\n${'> '.repeat(5_000)}deep` }, 'en');
  expect(said.map(({ text }) => text)).toEqual(['Text.']);
});
