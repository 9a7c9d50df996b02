import { loadSubjectJudges } from './load-subject-judges.ts';
import type { Rubric } from './rubric.ts';
import { judgeSamples, type JudgedSample } from './self-test.ts';
import { withSingleChange } from './single-changes.ts';
import { whatDecides } from './what-decides.ts';
import { turnFinder } from './what-would-turn.ts';

const none = { es: '', en: '' };
const good =
  'Write an email to the shop that sold me an office chair. It came yesterday without one wheel. Ask them to send the wheel this week. Under 100 words.';
const noPart =
  'Write an email to the shop that sold me an office chair. It came yesterday and is broken. Ask them to send the part this week. Under 100 words.';
const lazy = 'Write an email to the shop.';

const rubric: Rubric = {
  passScore: 60,
  criteria: [
    { id: 'task', weight: 2, mustHave: true },
    { id: 'constraints', weight: 2 },
    { id: 'mentions', key: 'part', weight: 2, mustHave: true, any: { es: ['rueda'], en: ['wheel'] } },
  ],
};
const exerciseOf = (changes: Partial<Rubric>, samples: { good: string[]; weak: string[] }) => ({
  rubric: { ...rubric, ...changes },
  prompt: none,
  hints: {},
  samples: { es: { good: [], weak: [] }, en: samples },
});
const misjudgedIn = (judged: JudgedSample[]) => judged.filter(({ isRight }) => !isRight);

test('When an essential point refuses a good sample, then it decides, and letting it go turns it', () => {
  const exercise = exerciseOf({}, { good: [good, noPart], weak: [lazy] });
  const judged = judgeSamples(exercise, 'es');
  const [sample, ...others] = misjudgedIn(judged);
  expect(others).toEqual([]);
  expect(whatDecides(sample!.verdict, exercise.rubric)).toMatchObject([
    { by: 'essential', criterion: { key: 'part', status: 'missing', label: 'Datos del caso' } },
  ]);
  expect(turnFinder(exercise, judged)(sample!)).toEqual([
    { change: { kind: 'relaxed', at: 2 }, breaks: 0 },
    { change: { kind: 'removed', at: 2 }, breaks: 0 },
  ]);
});

test('When a good sample meets a part of an essential point, then that a part is enough turns it', () => {
  const any = { es: [], en: ['wheel', 'order number'] };
  const part = { id: 'mentions', key: 'part', weight: 2, mustHave: true, any, atLeast: 2 } as const;
  const criteria = [...rubric.criteria.slice(0, 2), part];
  const exercise = exerciseOf({ criteria }, { good: [good], weak: [lazy] });
  const judged = judgeSamples(exercise, 'en');
  const [sample] = misjudgedIn(judged);
  const turns = turnFinder(exercise, judged)(sample!);
  expect(turns).toContainEqual({ change: { kind: 'eased', at: 2 }, breaks: 0 });
  const eased = withSingleChange(exercise.rubric, { kind: 'eased', at: 2 });
  expect(eased.criteria[2]).toEqual({ ...part, mustHave: 'partly' });
});

describe('with what words mean', () => {
  const { vectorOf } = loadSubjectJudges();
  const any = {
    es: ['llegó tarde', 'con retraso'],
    en: ['running late', 'delayed', 'overdue', 'took longer'],
  };
  const lateness = { id: 'mentions', key: 'late', weight: 2, mustHave: true, any } as const;
  const inOtherWords =
    'Write an email to the shop. The chair has not arrived on time. Ask them to send it this week. Under 100 words.';
  const colour =
    'Write an email to the shop that sold me a blue chair. Ask them to wash it. Under 100 words.';
  const judgedWith = (byMeaning: true | undefined, samples: { good: string[]; weak: string[] }) => {
    const criteria = [...rubric.criteria.slice(0, 2), { ...lateness, ...(byMeaning && { byMeaning }) }];
    const exercise = { ...exerciseOf({ criteria }, samples), vectorOf };
    const judged = judgeSamples(exercise);
    const [sample] = misjudgedIn(judged);
    return { exercise, sample: sample!, turns: turnFinder(exercise, judged)(sample!) };
  };

  test('When a good sample says a point in other words, then that those count turns it, first of all', () => {
    const { exercise, turns } = judgedWith(undefined, { good: [inOtherWords], weak: [colour] });
    expect(turns[0]).toEqual({ change: { kind: 'meant', at: 2 }, breaks: 0 });
    expect(withSingleChange(exercise.rubric, turns[0]!.change).criteria[2]).toEqual({
      ...lateness,
      byMeaning: true,
    });
  });

  test('When a weak sample passes by other words, then that only the words count turns it', () => {
    const { exercise, turns } = judgedWith(true, { good: [], weak: [inOtherWords] });
    expect(turns[0]).toEqual({ change: { kind: 'literal', at: 2 }, breaks: 0 });
    expect(withSingleChange(exercise.rubric, turns[0]!.change).criteria[2]).toEqual(lateness);
  });

  test('When several words must be there, then other words are not proposed', () => {
    const criteria = [...rubric.criteria.slice(0, 2), { ...lateness, atLeast: 2 }];
    const exercise = { ...exerciseOf({ criteria }, { good: [inOtherWords], weak: [] }), vectorOf };
    const judged = judgeSamples(exercise);
    const turns = turnFinder(exercise, judged)(misjudgedIn(judged)[0]!);
    expect(turns.map(({ change }) => change.kind)).not.toContain('meant');
  });
});

test('When a weak sample passes, then what it lacks is outweighed, and each named change turns it', () => {
  const exercise = exerciseOf(
    { passScore: 30, criteria: rubric.criteria.slice(0, 2) },
    { good: [good], weak: [lazy] },
  );
  const judged = judgeSamples(exercise);
  const [sample] = misjudgedIn(judged);
  expect(whatDecides(sample!.verdict, exercise.rubric)).toMatchObject([
    { by: 'outweighed', criterion: { id: 'constraints' } },
  ]);
  const turns = turnFinder(exercise, judged)(sample!);
  expect(turns.map(({ change }) => change)).toContainEqual({ kind: 'required', at: 1 });
  expect(turns.map(({ change }) => change)).toContainEqual({
    kind: 'passScore',
    passScore: sample!.verdict.score + 1,
  });
  for (const { change, breaks } of turns) {
    const again = judgeSamples({ ...exercise, rubric: withSingleChange(exercise.rubric, change) });
    expect([change, misjudgedIn(again).length]).toEqual([change, breaks]);
  }
});

test('When a change would misjudge another sample, then it comes last and says how many', () => {
  const exercise = exerciseOf({}, { good: [good, noPart], weak: [noPart] });
  const judged = judgeSamples(exercise);
  const turns = turnFinder(exercise, judged)(misjudgedIn(judged)[0]!);
  expect(turns.map(({ breaks }) => breaks)).toEqual([1, 1]);
});

test('When the score alone is too low, then the criterion that costs most decides', () => {
  const exercise = exerciseOf(
    {
      passScore: 90,
      criteria: [rubric.criteria[0]!, { id: 'role', weight: 5 }, { id: 'constraints', weight: 1 }],
    },
    { good: [good], weak: [] },
  );
  const [sample] = misjudgedIn(judgeSamples(exercise));
  expect(whatDecides(sample!.verdict, exercise.rubric)).toMatchObject([
    { by: 'score', criterion: { id: 'role' } },
  ]);
});

test('When a group is short, then it decides, and no single change turns the sample', () => {
  const groups = [{ id: 'two', label: { es: 'Dos', en: 'Two' }, atLeast: 2, of: ['role', 'examples'] }];
  const exercise = exerciseOf(
    {
      criteria: [rubric.criteria[0]!, { id: 'role', weight: 1 }, { id: 'examples', weight: 1 }],
      groups,
      passScore: 1,
    },
    { good: [lazy], weak: [] },
  );
  const judged = judgeSamples(exercise);
  const [sample] = misjudgedIn(judged);
  expect(whatDecides(sample!.verdict, exercise.rubric)).toMatchObject([
    { by: 'group', group: { id: 'two', met: 0 } },
  ]);
  expect(turnFinder(exercise, judged)(sample!)).toEqual([]);
});

test('When all is met and it passes, then nothing decides', () => {
  const judged = judgeSamples(exerciseOf({}, { good: [good], weak: [] }));
  const sample = judged.find(({ kind }) => kind === 'good');
  expect(whatDecides(sample!.verdict, rubric)).toEqual([]);
});
