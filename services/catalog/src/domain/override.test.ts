import { expect, test } from '@jest/globals';
import { overrule } from './override.ts';
import { at, attemptRecord } from './testing/learner.ts';

const failed = attemptRecord('a', 1);
const decide = (passed: boolean | null, reason = 'A fair answer') => ({
  passed,
  reason,
  by: 'staff',
  at: at(9),
});

test('When staff overrule a verdict, then theirs counts and what the rubric said is kept', () => {
  const after = overrule(failed, decide(true));
  expect(after).toEqual({
    passed: true,
    override: { passed: true, reason: 'A fair answer', at: at(9) },
    overrides: [{ passed: true, reason: 'A fair answer', by: 'staff', at: at(9) }],
  });
  expect(failed.judgedPassed).toBe(false);
});

test('When a decision is withdrawn, then the verdict of the rubric counts again and the history has both', () => {
  const overruled = { ...failed, ...overrule(failed, decide(true)) };
  const after = overrule(overruled, decide(null, 'A slip of mine'));
  expect(after).toMatchObject({ passed: false, override: null });
  expect(after?.overrides.map(({ passed }) => passed)).toEqual([true, null]);
});

test('When the same is decided again, then nothing changes', () => {
  const overruled = { ...failed, ...overrule(failed, decide(true)) };
  expect(overrule(overruled, decide(true))).toBeNull();
  expect(overrule(failed, decide(null))).toBeNull();
  expect(overrule(overruled, decide(true, 'Another reason'))).not.toBeNull();
});
