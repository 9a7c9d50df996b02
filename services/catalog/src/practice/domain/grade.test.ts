import { expect, test } from '@jest/globals';
import { gradeOf, type Performance } from './grade.ts';

const pass: Performance = { passed: true, score: 80, attempts: 1, hints: 0 };

test.each([
  ['passed at once with a high score', { score: 90 }, 'easy'],
  ['passed at once', {}, 'good'],
  ['passed with a high score at the second attempt', { score: 100, attempts: 2 }, 'good'],
  ['passed with a high score after the first hint', { score: 100, hints: 1 }, 'good'],
  ['passed at the third attempt', { attempts: 3 }, 'good'],
  ['passed at the fourth attempt', { attempts: 4, score: 100 }, 'hard'],
  ['passed after the second hint', { hints: 2, score: 100 }, 'hard'],
  ['not passed, whatever the score', { passed: false, score: 100 }, 'again'],
] as const)('When an exercise is %s, then it is graded so', (_, over, grade) => {
  expect(gradeOf({ ...pass, ...over })).toBe(grade);
});
