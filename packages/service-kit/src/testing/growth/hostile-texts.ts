import fc from 'fast-check';

/** A text that some parser could be slow on, of any length. */
export interface HostileText {
  name: string;
  ofLength: (length: number) => string;
}

/** What a text repeats to its end: each has made, or could make, a rule look again from every character. */
const units = [
  ...[' ', '\t', '\n', '\r\n', ' \n', '\n\n', '\u00a0', '\u200b', '\u3000'],
  ...[
    'a',
    'a ',
    'a\n',
    'A. ',
    'Hola. ',
    'etc. ',
    'el ',
    '1',
    '0',
    '1.',
    '1,1 ',
    '1.111.',
    '12:30 ',
    '€ 1',
    '%',
    '1% ',
  ],
  ...[
    '.',
    '. ',
    '-',
    '- ',
    '_',
    ',',
    ';',
    ':',
    '!',
    '?',
    '¿',
    '/',
    '\\',
    '+',
    '=',
    '==',
    '~',
    '~~',
    '^',
    '$',
    '#',
    '|',
    '—',
    '·',
  ],
  ...['a-', 'a.', 'a_', "'-", '.)', '.,;:', '["', '}{', '{', '}', '(', ')', '()', '(a)'],
  ...[
    '[',
    ']',
    'a]',
    '[]',
    '![',
    '](',
    '[a](',
    '[a](b)',
    '[a][',
    '[^a]',
    '[a]: b\n',
    '[^a]: b\n',
    '- [ ] ',
    '[[a]]',
  ],
  ...[
    '<',
    '>',
    '<a',
    '</',
    '</a',
    '<a>',
    '</a>',
    '<a b=',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?',
    '<item>',
    '<item><title>a</title></item>',
  ],
  ...['*', '**', '* ', '**a', 'a**', '*a_', '_a*', '_a', '`', '``', '`a', '```', '```\n', '~~~\n', '~~a'],
  ...['&', '&amp', '&amp;', '&#', '&#9', '"', '""', '"a', '"a ', '"a",', "'", "'a", '«', '« ', '“a', '”'],
  ...[
    '> ',
    '>',
    '> - ',
    '- a\n',
    '* a\n',
    '1. ',
    '1. a\n',
    '# ',
    '# a\n',
    '#a',
    '---\n',
    'a\n---\n',
    '|a',
    '|a|b|\n',
    '|-',
    'a|b\n-|-\n',
  ],
  ...['www.a', 'www.a.b ', 'a@', '@', 'a@b.c ', 'http://a.', 'https://a.b/', 'http:', '://', 'mailto:'],
  ...[
    '\u0301',
    'e\u0301',
    'e\u0301\u0301\u0301 ',
    '\ud83d',
    '\ude00',
    '😀',
    '👩‍💻',
    'Ａ',
    '１',
    '字',
    'א',
    'ﬁ',
    '\ufdfa',
    '\u202e',
    '\u0000',
  ],
  ...['a: b\n', 'a:\n', '- ? ', '&a ', '*a ', '[a, ', '{a: ', '"a": '],
] as const;

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const runs = units.map((unit): HostileText => ({
  name: `${JSON.stringify(unit)} to the end`,
  ofLength: (length) => repeated(unit, length),
}));

/** One sign, then a run that the sign's end never follows. */
const between = [
  ['a', ' ', 'b'],
  ['a', '\t', 'b'],
  ['a', '\n', 'b'],
  ['a', '\u00a0', 'b'],
  ['.', ' ', ''],
  ['<', 'a', ''],
  ['</', 'a', ''],
  ['<!--', '-', ''],
  ['[', 'a', ''],
  ['`', 'a', ''],
  ['"', 'a', ''],
  ['"', '\\"', ''],
  ['a ', '-', 'a'],
  ['a', '.', 'a'],
  ['a@', 'a.', '@'],
  ['$', '1', 'a'],
] as const;

const enclosed = between.map(([before, inside, after]): HostileText => ({
  name: `${JSON.stringify(inside)} between ${JSON.stringify(before)} and ${JSON.stringify(after)}`,
  ofLength: (length) => before + repeated(inside, Math.max(0, length - before.length - after.length)) + after,
}));

const pairs = [
  ['[', ']'],
  ['[', '](a)'],
  ['![', '](a)'],
  ['(', ')'],
  ['*', '*'],
  ['**a ', ' b**'],
  ['<b>', '</b>'],
  ['«', '»'],
  ['`', '`a'],
  ['{', '}'],
] as const;

const nested = pairs.map(([open, close]): HostileText => ({
  name: `${open} and ${close} within each other`,
  ofLength: (length) => {
    const depth = Math.floor(length / (open.length + close.length));
    return (open.repeat(depth) + close.repeat(depth)).padEnd(length, 'a');
  },
}));

const counted = (name: string, piece: (at: number) => string): HostileText => ({
  name,
  ofLength: (length) => {
    let text = '';
    for (let at = 0; text.length < length; at += 1) text += piece(at);
    return text.slice(0, length);
  },
});

/** No two pieces alike, for what remembers or compares them. */
const different = [
  counted('words without a second of their kind', (at) => `palabra${at} `),
  counted('sentences without a second of their kind', (at) => `Frase ${at} de otra. `),
  counted('lines without a second of their kind', (at) => `línea ${at}\n`),
  counted('definitions without a second of their kind', (at) => `[a${at}]: b\n\n`),
  counted('footnotes without a second of their kind', (at) => `[^a${at}] `),
  counted('headings without a second of their kind', (at) => `## Título ${at}\n\nFrase ${at}.\n\n`),
  counted('longer and longer fences', (at) => `${'`'.repeat(1 + (at % 200))}a`),
  counted('deeper and deeper lists', (at) => `${' '.repeat(2 * (at % 100))}- a\n`),
];

/** Pieces of the runs in an order that no rule foresees; the same in every run of the tests. */
const mixtures = fc
  .sample(fc.array(fc.constantFrom(...units), { minLength: 3, maxLength: 12 }), {
    seed: 20_260_201,
    numRuns: 24,
  })
  .map((pieces): HostileText => ({
    name: `${JSON.stringify(pieces.join(''))} to the end`,
    ofLength: (length) => repeated(pieces.join(''), length),
  }));

/** Runs, nests, differing pieces and seeded mixtures of the signs of all that services read. */
export const hostileTexts: readonly HostileText[] = [
  ...runs,
  ...enclosed,
  ...nested,
  ...different,
  ...mixtures,
];

const among = new Set([
  ...[
    ' ',
    '\n',
    'a',
    'a ',
    '1',
    '. ',
    '-',
    '_',
    '/',
    '%',
    ',',
    'a.',
    '"a",',
    '[',
    '](',
    '<',
    '</a',
    '*',
    '`',
    '&',
    "'",
  ].map((unit) => `${JSON.stringify(unit)} to the end`),
  ...['a@', '> ', '- a\n', '|a', 'www.a', 'e\u0301', '\ud83d', '😀', 'Ａ', '\u0000', 'a: b\n', '"a": '].map(
    (unit) => `${JSON.stringify(unit)} to the end`,
  ),
  '" " between "a" and "b"',
  '"." between "a" and "a"',
  '"a." between "a@" and "@"',
  'words without a second of their kind',
  'lines without a second of their kind',
]);

/** One or two of each sort, for parsers of a rule or two, and for those that take long for each text. */
export const fewHostileTexts: readonly HostileText[] = [
  ...hostileTexts.filter(({ name }) => among.has(name)),
  ...mixtures.slice(0, 3),
];
