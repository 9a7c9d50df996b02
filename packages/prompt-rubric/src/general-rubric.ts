import type { Rubric } from './rubric.ts';

/**
 * What any prompt for work is better with, for prompts that belong to no exercise. Roles, examples, delimiters and the
 * like help some jobs only, so nothing is taken off for their absence.
 */
export const generalRubric: Rubric = {
  passScore: 70,
  criteria: [
    { id: 'task', weight: 3, mustHave: true },
    { id: 'context', weight: 3 },
    { id: 'format', weight: 3 },
    { id: 'constraints', weight: 3 },
    { id: 'audience', weight: 2 },
    { id: 'vagueness', weight: 1 },
    { id: 'contradictions', weight: 1 },
    { id: 'placeholders', weight: 1 },
    { id: 'privacy', weight: 1 },
  ],
};
