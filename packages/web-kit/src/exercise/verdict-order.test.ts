import type { CriterionVerdict } from '@academy/contracts/http/catalog/verdicts.ts';
import { orderCriteria, outcomeOf } from './verdict-order.ts';
import { criterion } from '../testing/criterion.ts';

const judged = (
  key: string,
  status: CriterionVerdict['status'],
  change: Partial<CriterionVerdict> = {},
): CriterionVerdict => criterion(key, { label: key.toUpperCase(), status, ...change });
const keys = (criteria: readonly CriterionVerdict[]) => criteria.map(({ key }) => key);
const lacking = { id: 'g', label: 'Two of three', atLeast: 2, met: 1, satisfied: false, hint: null };

describe('the order of criteria', () => {
  test('When some are open, then must-haves lead, the broken before the missing and those before the partly met, the heavier before the light', () => {
    const { open, met } = orderCriteria([
      judged('met', 'met', { mustHave: true }),
      judged('partly', 'partly', { weight: 9 }),
      judged('light', 'missing'),
      judged('heavy', 'missing', { weight: 5 }),
      judged('broken', 'broken'),
      judged('must-partly', 'partly', { mustHave: true }),
      judged('must', 'missing', { mustHave: true }),
    ]);
    expect(keys(open)).toEqual(['must', 'must-partly', 'broken', 'heavy', 'light', 'partly']);
    expect(keys(met)).toEqual(['met']);
  });

  test('When one was not judged, then it is neither open nor met, whatever its status', () => {
    const ordered = orderCriteria([
      judged('a', 'missing', { judged: false, mustHave: true }),
      judged('b', 'met', { judged: false }),
    ]);
    expect(keys(ordered.notJudged)).toEqual(['a', 'b']);
    expect(ordered.open).toEqual([]);
    expect(ordered.met).toEqual([]);
  });
});

describe('what decided a verdict', () => {
  const verdict = (criteria: CriterionVerdict[], change: Partial<Parameters<typeof outcomeOf>[0]> = {}) =>
    outcomeOf({ passed: false, score: 94, passScore: 75, groups: [], criteria, ...change });
  const must = (key: string, status: CriterionVerdict['status']) => judged(key, status, { mustHave: true });

  test('When it is passed, then nothing is lacking, whatever is open', () => {
    expect(verdict([must('a', 'partly')], { passed: true })).toEqual({ kind: 'passed' });
  });

  test('When it is passed pending, then it says until when, and nothing is lacking', () => {
    const pending = { until: '2026-01-08T12:00:00.000Z' };
    expect(verdict([], { pending })).toEqual({ kind: 'pending', ...pending });
  });

  test('When the score is too low, then the score decided', () => {
    expect(verdict([must('a', 'missing')], { score: 74 })).toEqual({ kind: 'score' });
  });

  test('When the score is enough and a must-have is missing, then it is named, and partly met ones are not', () => {
    expect(verdict([must('a', 'missing'), must('b', 'partly'), judged('c', 'missing')])).toEqual({
      kind: 'missing',
      names: ['A'],
    });
  });

  test('When a must-have is only partly met, then it is named', () => {
    expect(verdict([must('a', 'partly'), must('b', 'met')])).toEqual({ kind: 'missing', names: ['A'] });
  });

  test('When a must-have looks for what should not be there, then nothing is said to be missing', () => {
    expect(verdict([must('a', 'missing'), must('must-nots', 'missing')])).toEqual({
      kind: 'failing',
      names: ['A', 'MUST-NOTS'],
    });
  });

  test('When a must-have is broken, then nothing is said to be missing, and partly met ones are not named', () => {
    expect(verdict([must('subject', 'broken'), must('b', 'partly')])).toEqual({
      kind: 'failing',
      names: ['SUBJECT'],
    });
  });

  test('When a group is short, then the group is named', () => {
    const groups = [lacking, { ...lacking, label: 'Done', satisfied: true }];
    expect(verdict([must('a', 'partly')], { groups })).toEqual({
      kind: 'missing',
      names: ['Two of three'],
    });
  });

  test('When a must-have was not judged, then it is not what is lacking', () => {
    expect(verdict([judged('a', 'missing', { mustHave: true, judged: false })])).toEqual({
      kind: 'refused',
    });
  });

  test('When nothing is lacking and it is not passed, then staff have refused it', () => {
    expect(verdict([must('a', 'met')])).toEqual({ kind: 'refused' });
  });
});
