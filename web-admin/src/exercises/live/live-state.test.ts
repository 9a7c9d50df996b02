import { describe, expect, it } from '@jest/globals';
import { withoutCriterion } from '../rubric/card-edits.ts';
import type { ExerciseForm } from '../form-values.ts';
import { appliedTurn } from './applied-turn.ts';
import { judgeInSteps } from './judge-exercise.ts';
import { currentState, toSolveIn, type LiveState } from './live-state.ts';
import { nextQuestion, type Question } from './question.ts';

const rubric = {
  passScore: 50,
  criteria: (['task', 'role', 'format'] as const).map((id) => ({ id, weight: 1, mustHave: true })),
};
const exercise: Question['exercise'] = {
  rubric,
  prompt: { es: 'Pide la pieza.', en: 'Ask for the part.' },
  hints: { nudge: { es: '', en: '' } },
  samples: { es: { good: [], weak: [] }, en: { good: ['Write an email to the shop.'], weak: [] } },
};
const asked: Question = { exercise, references: null, language: 'en' };
const report = [...judgeInSteps(exercise, 'en')][0]!;
const live: LiveState = { is: 'judged', report, of: asked };
const holding = (change: Partial<Question['exercise']>): Question => ({
  ...asked,
  exercise: { ...exercise, ...change },
});

describe('what is shown of what was judged', () => {
  it('When the form holds what was judged, then its verdicts and their number are known', () => {
    expect(currentState(live, structuredClone(asked))).toBe(live);
    expect(toSolveIn(live, structuredClone(asked))).toMatchObject({ all: 1, toSolve: [{ kind: 'good' }] });
  });

  it.each([
    ['the rubric', holding({ rubric: { ...rubric, passScore: 51 } })],
    ['the instructions', holding({ prompt: { es: 'Otra cosa.', en: 'Something else.' } })],
    ['a hint', holding({ hints: { nudge: { es: '', en: 'Think.' } } })],
    ['the language', { ...asked, language: 'es' as const }],
    ['a rubric that breaks a rule', null],
  ])('When %s is another than was judged, then no verdict is shown', (_what, held) => {
    expect(currentState(live, held)).toEqual({ is: 'loading' });
    expect(toSolveIn(live, held)).toBeUndefined();
  });

  it('When only a sample is another, then the others are shown, and their number is not known', () => {
    const held = holding({ samples: { ...exercise.samples, es: { good: ['x'], weak: [] } } });
    expect(currentState(live, held)).toBe(live);
    expect(toSolveIn(live, held)).toBeUndefined();
  });
});

describe('making a change of the rubric', () => {
  it('When it is asked for twice, then the point is removed once, and no other', () => {
    const once = appliedTurn(rubric, rubric, { kind: 'removed', at: 0 });
    expect(once?.criteria.map(({ id }) => id)).toEqual(['role', 'format']);
    expect(appliedTurn(once!, rubric, { kind: 'removed', at: 0 })).toBeNull();
  });

  it('When the points were changed since, then nothing is done', () => {
    expect(appliedTurn(withoutCriterion(rubric, 1), rubric, { kind: 'relaxed', at: 1 })).toBeNull();
    expect(appliedTurn('criteria: [', rubric, { kind: 'relaxed', at: 1 })).toBeNull();
  });
});

describe('what is asked', () => {
  const form = {
    promptEs: '',
    promptEn: '',
    hints: {},
    samples: exercise.samples,
    rubric: { passScore: 50, criteria: [{ id: 'subject', weight: 1 }] },
  } as unknown as ExerciseForm; // No other field of the form is read.

  it.each([
    ['are still fetched', { references: undefined, isLoading: true }, { is: 'wait' }],
    ['cannot be fetched', { references: undefined, isLoading: false }, { is: 'failed' }],
    ['do not exist', { references: null, isLoading: false }, { is: 'asked' }],
  ])('When the references of a rubric %s, then it is not judged without them', (_case, fetched, expected) => {
    expect(nextQuestion(form, fetched, 'en')).toMatchObject(expected);
  });

  it('When a rubric needs no references, then it is asked whether they are there or not', () => {
    expect(nextQuestion({ ...form, rubric }, { references: undefined, isLoading: false }, 'en').is).toBe(
      'asked',
    );
    const incomplete = { ...form, rubric: { ...rubric, passScore: 0 } };
    expect(nextQuestion(incomplete, { references: null, isLoading: false }, 'en').is).toBe('incomplete');
  });
});
