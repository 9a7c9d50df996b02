import { expect, test } from '@jest/globals';
import { hintLevels, mayOpen, nextRung, openedRungs } from './hint-ladder.ts';

const at = new Date();
const [first, second, third] = hintLevels;

test.each([
  [null, [true, false, false], first],
  [{ nudge: at }, [true, true, false], second],
  [{ nudge: at, targeted: at }, [true, true, true], third],
  [{ nudge: at, targeted: at, example: at }, [true, true, true], null],
] as const)('When %j is open, then just the next rung opens', (use, may, next) => {
  expect(hintLevels.map((level) => mayOpen(use, level))).toEqual(may);
  expect(nextRung(use)).toBe(next);
  expect(openedRungs(use)).toHaveLength(use === null ? 0 : Object.keys(use).length);
});
