import type { CriterionId } from '../rubric.ts';
import { audience } from './audience.ts';
import { constraints } from './constraints.ts';
import { context } from './context.ts';
import type { Criterion } from './criterion.ts';
import { format } from './format.ts';
import { mentions } from './mentions.ts';
import { role } from './role.ts';
import { task } from './task.ts';

/** Every criterion by its id. A new one is a file beside this one, a line in `CRITERION_IDS` and a line here. */
export const criteria: Record<CriterionId, Criterion> = {
  role,
  task,
  context,
  audience,
  format,
  constraints,
  mentions,
};
