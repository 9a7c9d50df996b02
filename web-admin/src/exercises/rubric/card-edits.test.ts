import { describe, expect, it } from '@jest/globals';
import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import {
  addable,
  withChange,
  withCriterion,
  withGroup,
  withMember,
  withMoved,
  withNewGroup,
  withoutCriterion,
} from './card-edits.ts';
import { faultsOf } from './rubric-text.ts';

const words = { es: ['rueda'], en: ['wheel'] };
const rubric: RubricData = {
  passScore: 60,
  criteria: [
    { id: 'task', weight: 2, mustHave: true },
    { id: 'mentions', weight: 1, any: words },
    { id: 'mentions', key: 'chair', weight: 1, any: words },
  ],
  groups: [{ id: 'some', label: { es: 'Algo', en: 'Some' }, atLeast: 1, of: ['task', 'mentions'] }],
};
const ids = ({ criteria }: RubricData) => criteria.map(({ id, key }) => key ?? id);

describe('edits by cards', () => {
  it('When a point is added, then it is the last, and words get a key of their own and count in other words, too', () => {
    expect(withCriterion(rubric, 'mentions').criteria.at(-1)).toMatchObject({
      key: expect.stringMatching(/^point-[a-z0-9]{7}$/),
      weight: 1,
      byMeaning: true,
    });
    expect(ids(withCriterion(rubric, 'role'))).toEqual(['task', 'mentions', 'chair', 'role']);
  });

  it('When a kind is in the rubric, then it cannot be added again, but words can, and subject never', () => {
    expect(addable(rubric)).toEqual(expect.arrayContaining(['role', 'mentions']));
    expect(addable(rubric)).not.toEqual(expect.arrayContaining(['task']));
    expect(addable({ criteria: [] })).not.toContain('subject');
  });

  it('When a point is removed, then groups do not name it, and a group of nothing goes', () => {
    expect(withoutCriterion(rubric, 0).groups).toMatchObject([{ of: ['mentions'] }]);
    const none = withoutCriterion(withoutCriterion(rubric, 0), 0);
    expect(none).toEqual({ passScore: 60, criteria: [rubric.criteria[2]] });
  });

  it('When a point was removed, then a new one does not get its key', () => {
    const first = withCriterion({ passScore: 60, criteria: [] }, 'mentions');
    const again = withCriterion(withoutCriterion(first, 0), 'mentions');
    expect(ids(again)).toHaveLength(1);
    expect(ids(again)).not.toEqual(ids(first));
  });

  it('When any point is removed, then a group with nothing ticked yet stays', () => {
    const named = withGroup(withNewGroup(rubric), 1, { label: { es: 'Otros', en: 'Others' } });
    expect(withoutCriterion(named, 0).groups).toMatchObject([{ of: ['mentions'] }, { of: [] }]);
  });

  it('When a point is moved, then it changes places, and not beyond an end', () => {
    expect(ids(withMoved(rubric, 2, -1))).toEqual(['task', 'chair', 'mentions']);
    expect(withMoved(rubric, 2, 1)).toBe(rubric);
    expect(withMoved(rubric, 0, -1)).toBe(rubric);
  });

  it('When a field is emptied, then it is not written, and a field that no card knows stays', () => {
    const newer = { ...rubric.criteria[0]!, later: 1 };
    const changed = withChange({ ...rubric, criteria: [newer] }, 0, { mustHave: undefined, weight: 5 });
    expect(changed.criteria[0]).toEqual({ id: 'task', weight: 5, later: 1 });
    expect(changed.criteria[0]).not.toHaveProperty('mustHave');
  });

  it('When words without a key join a group, then they get one and every group knows it', () => {
    const two = withNewGroup(rubric);
    const joined = withMember(two, 1, { criterion: 1, isIn: true });
    const key = joined.criteria[1]?.key;
    expect(key).toMatch(/^point-/);
    expect(joined.groups).toMatchObject([{ of: ['task', key] }, { of: [key] }]);
    const whole = withGroup(withMember(joined, 1, { criterion: 0, isIn: true }), 1, {
      label: { es: 'Dos', en: 'Two' },
    });
    expect(faultsOf(whole)).toEqual([]);
    expect(withMember(whole, 1, { criterion: 0, isIn: false }).groups?.[1]?.of).toEqual([key]);
  });
});
