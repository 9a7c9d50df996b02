import type { CriterionId } from '../rubric.ts';
import { answerLanguage } from './answer-language.ts';
import { audience } from './audience.ts';
import { constraints } from './constraints.ts';
import { context } from './context.ts';
import { contradictions } from './contradictions.ts';
import type { Criterion } from './criterion.ts';
import { delimiters } from './delimiters.ts';
import { examples } from './examples.ts';
import { format } from './format.ts';
import { goal } from './goal.ts';
import { grounding } from './grounding.ts';
import { injection } from './injection.ts';
import { length } from './length.ts';
import { material } from './material.ts';
import { mentions } from './mentions.ts';
import { mustNots } from './must-nots.ts';
import { placeholders } from './placeholders.ts';
import { privacy } from './privacy.ts';
import { reasoning } from './reasoning.ts';
import { role } from './role.ts';
import { subject } from './subject.ts';
import { success } from './success.ts';
import { task } from './task.ts';
import { vagueness } from './vagueness.ts';

/** Every criterion by its id. A new one is a file beside this one, a line in `CRITERION_IDS` and a line here. */
export const criteria: Record<CriterionId, Criterion> = {
  role,
  task,
  context,
  audience,
  format,
  constraints,
  goal,
  examples,
  delimiters,
  placeholders,
  success,
  grounding,
  reasoning,
  contradictions,
  vagueness,
  privacy,
  injection,
  'answer-language': answerLanguage,
  mentions,
  'must-nots': mustNots,
  length,
  material,
  subject,
};
