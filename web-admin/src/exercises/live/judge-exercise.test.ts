import { expect, it } from '@jest/globals';
import { excerptOf } from './decider-text.ts';
import { judgeInSteps, type LiveReport } from './judge-exercise.ts';

const good =
  'Write an email to the shop that sold me an office chair. It came yesterday without one wheel. Ask them to send the wheel.';
const exercise = {
  rubric: {
    passScore: 50,
    criteria: [
      { id: 'task' as const, weight: 2, mustHave: true },
      {
        id: 'mentions' as const,
        key: 'part',
        weight: 2,
        mustHave: true,
        label: { es: 'La pieza', en: 'The part' },
        any: { es: ['pieza'], en: ['spare'] },
      },
    ],
  },
  prompt: { es: 'Pide la pieza.', en: 'Ask for the part.' },
  hints: { nudge: { es: '', en: '' } },
  samples: { es: { good: [], weak: [] }, en: { good: [good, ' '], weak: ['Write an email about a spare.'] } },
};

const reportsOf = (asked: typeof exercise, language: 'es' | 'en') => [...judgeInSteps(asked, language)];
const reportOf = (asked: typeof exercise, language: 'es' | 'en') =>
  reportsOf(asked, language).at(-1) as LiveReport;

it('When a sample is misjudged, then it says what decides and, once tried, what turns it', () => {
  const { samples } = reportOf(exercise, 'es');
  const [sample] = samples.filter(({ kind }) => kind === 'good');
  expect(sample).toMatchObject({
    path: 'samples.en.good.0',
    isRight: false,
    passScore: 50,
    deciders: [{ by: 'essential', criterion: { label: 'La pieza', status: 'missing' } }],
  });
  expect(sample?.turns).toContainEqual({ change: { kind: 'relaxed', at: 1 }, label: 'La pieza', breaks: 0 });
  expect(sample?.turns?.length).toBeLessThanOrEqual(3);
  const [first, ...later] = reportsOf(exercise, 'es');
  expect(first?.samples).toEqual(samples.map((one) => ({ ...one, turns: null })));
  const misjudged = samples.filter(({ isRight }) => !isRight);
  expect(later.filter((one) => one === null)).toHaveLength(misjudged.length);
});

it('When a sample is blank, then nothing is said of it', () => {
  expect(reportOf(exercise, 'en').samples.map(({ path }) => path)).not.toContain('samples.en.good.1');
});

it('When no weak sample fails by an essential point alone, then that point is named for its language', () => {
  const { uncovered } = reportOf(exercise, 'en');
  expect(uncovered).toContainEqual({ language: 'en', label: 'The part' });
  const noPart = 'Write an email to the shop and ask them to send it.';
  const en = { good: [], weak: [noPart] };
  const covered = reportOf({ ...exercise, samples: { ...exercise.samples, en } }, 'en').uncovered;
  expect(covered).not.toContainEqual({ language: 'en', label: 'The part' });
  expect(covered).toContainEqual({ language: 'es', label: 'The part' });
});

it('When a clause stands deep in a text, then what is shown of it begins and ends at words', () => {
  const text = `${'before '.repeat(30)}the clause${' after'.repeat(30)}`;
  const start = text.indexOf('the clause');
  const shown = excerptOf(text, [{ start, end: start + 10 }]);
  const piece = text.slice(shown?.from, shown?.to);
  expect(piece).toMatch(/^before .*the clause .*after$/);
  expect(piece.length).toBeLessThan(140);
  expect(excerptOf(text, [])).toBeNull();
  expect(excerptOf('short one', [{ start: 0, end: 5 }])).toEqual({ from: 0, to: 9 });
});
