import { oneLineText, personName } from '../src/shared/person-text.ts';

const name = oneLineText({ min: 1, max: 80, error: 'Name is required' });

test.each([
  'Ana',
  'Núñez-Ortiz',
  "O'Neill",
  '李小龍',
  'محمد',
  'क्षितिज',
  'می‌خواهم',
  '👩‍🚀 Ana',
  'e\u0301',
  ' Ana ',
])('When a name is %j, then it is taken', (text) => {
  expect(name.safeParse(text).success).toBe(true);
});

test.each([
  ['a NUL', 'Ana\u0000'],
  ['a line break', 'Ana\r\nSubject: x'],
  ['a line separator', 'Ana\u2028x'],
  ['an escape', 'Ana\u001b[31m'],
  ['a control of direction', 'Ana\u202Egpj'],
  ['an isolate', '\u2067Ana'],
  ['only joiners', '\u200B\u200D'],
  ['only a filler', '\u3164'],
  ['only a mark', '\u0301'],
])('When a name has %s, then it is refused with a sentence in both languages', (_what, text) => {
  const { error } = name.safeParse(text);
  expect(error?.issues).toMatchObject([
    { params: { text: { es: expect.any(String), en: expect.any(String) } } },
  ]);
});

test('When a text may be empty, then an empty one is taken', () => {
  expect(oneLineText({ min: 0, max: 20 }).parse('  ')).toBe('');
});

test('When a name is missing, then its own sentence says so', () => {
  expect(name.safeParse(' ').error?.issues[0]?.message).toBe('Name is required');
});

test.each(['María José', 'O’Brien', 'J. R. Peña', 'J.R.', 'Jean-Luc', 'Mª. Ángeles'])(
  'When a name is %j, then it leads nowhere',
  (name) => {
    expect(personName({ min: 1, max: 80 }).safeParse(name).success).toBe(true);
  },
);

test.each([
  'Buy at SPAM.EXAMPLE',
  'Visit bet365.com',
  'www.casino',
  'https://x',
  'ana@example.org',
  'a\\b',
  'spam．example',
  'spam。example',
  'a＠b',
])('When a name is %j, then it is refused, since it looks like an address', (name) => {
  expect(personName({ min: 1, max: 80 }).safeParse(name).success).toBe(false);
});
