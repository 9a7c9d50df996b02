import { namesClause } from './named-clause.ts';

const twin = {
  base: 'Write a letter. Leave gaps empty.',
  text: 'Write a letter. Fill gaps in.',
  before: 'Leave gaps empty.',
  after: 'Fill gaps in.',
};
const firstSentence = [{ start: 0, end: 15 }];
const clause = [{ start: 16, end: 27 }];
const line = { key: 'must-nots', spans: clause };
const broken = { ...line, status: 'broken' } as const;
const missing = { key: 'must-nots', status: 'missing' as const, spans: [] };
const met = { ...line, status: 'met' } as const;

test.each([
  ['a broken line marks the new clause', [], [broken], true],
  ['a broken line marks another sentence', [], [{ ...broken, spans: firstSentence }], false],
  ['a missing line was met by the old clause', [met], [missing], true],
  ['a missing line was met by another sentence', [{ ...met, spans: firstSentence }], [missing], false],
  ['a missing line was missing before', [{ ...met, status: 'missing' as const }], [missing], false],
  ['the line on the clause is met', [met], [met], false],
  ['the broken line is not judged', [], [{ ...broken, judged: false as const }], false],
])('When %s, then it is told whether the clause is named', (_, base, changed, isNamed) => {
  expect(namesClause(twin, { base, changed })).toBe(isNamed);
});

test('When the clause was taken out and no line has lost its words, then it is not named', () => {
  const takenOut = { ...twin, text: 'Write a letter.', after: '' };
  expect(namesClause(takenOut, { base: [], changed: [{ ...broken, spans: firstSentence }] })).toBe(false);
});
