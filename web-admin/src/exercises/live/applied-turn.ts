import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { Rubric } from '@academy/prompt-rubric/rubric.ts';
import { withSingleChange, type SingleChange } from '@academy/prompt-rubric/single-changes.ts';
import { whole, type RubricValue } from '../rubric/rubric-value.ts';

/**
 * The rubric with a change that was found for the one that was judged. Null where the form holds another by now: the change
 * names a point by its place, and another point may stand there.
 */
export function appliedTurn(value: RubricValue, judged: Rubric, change: SingleChange): RubricData | null {
  const rubric = whole(value);
  if (!rubric || JSON.stringify(rubric) !== JSON.stringify(judged)) return null;
  return withSingleChange(rubric, change);
}
