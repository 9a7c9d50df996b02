import type { JudgedTexts } from '../unseen/judged.ts';
import { tableOf } from './table.ts';

const prompt = {
  exercise: 'first-email',
  language: 'es',
  judged: 'good',
  kind: 'good',
  isRight: true,
  score: 90,
  open: [],
  text: 'Escribe un correo.',
} as const;
const twin = {
  exercise: 'first-email',
  language: 'es',
  side: 'damaged',
  point: '',
  before: 'a',
  after: 'b',
  isRight: false,
  isPairRight: false,
  isNamed: false,
} as const;
const texts: JudgedTexts = {
  whole: [
    { ...prompt, open: [] },
    { ...prompt, open: [], language: 'en' },
  ],
  natural: [{ ...prompt, open: [], judged: 'weak', isRight: false }],
  twins: [twin, { ...twin, side: 'repaired', isRight: true }],
};

test('When prompts were judged in two ways, then each has a column with the prompts of that language', () => {
  const none: JudgedTexts = { whole: [], natural: [], twins: [] };
  const written = tableOf(
    new Map([
      ['today', texts],
      ['left out', none],
    ]),
    'es',
  );
  expect(written.split('\n')).toEqual([
    '|  | today | left out |',
    '| --- | --- | --- |',
    '| whole: good passed | 1 of 1 (100.0 %) | 0 of 0 (0.0 %) |',
    '| whole: weak refused | 0 of 0 (0.0 %) | 0 of 0 (0.0 %) |',
    '| natural: good passed | 0 of 0 (0.0 %) | 0 of 0 (0.0 %) |',
    '| natural: weak refused | 0 of 1 (0.0 %) | 0 of 0 (0.0 %) |',
    '| whole and natural | 1 of 2 (50.0 %) | 0 of 0 (0.0 %) |',
    '| damaged twins refused | 0 of 1 (0.0 %) | 0 of 0 (0.0 %) |',
    '| repaired twins passed | 1 of 1 (100.0 %) | 0 of 0 (0.0 %) |',
    '| twins | 1 of 2 (50.0 %) | 0 of 0 (0.0 %) |',
  ]);
});
