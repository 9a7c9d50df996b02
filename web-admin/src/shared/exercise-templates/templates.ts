import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { classification } from './classification.ts';
import { email } from './email.ts';
import type { ExerciseTemplate } from './exercise-template.ts';
import { extraction } from './extraction.ts';
import { source } from './source.ts';
import { summary } from './summary.ts';
import type { TemplateKind } from './template-kinds.ts';

export const templates: Readonly<Record<Exclude<TemplateKind, 'general' | 'blank'>, ExerciseTemplate>> = {
  email,
  summary,
  extraction,
  classification,
  source,
};

/** A rubric has one point at least, and what every prompt has is a request. */
const requestAlone: RubricData = { passScore: 60, criteria: [{ id: 'task', weight: 1, mustHave: true }] };

/** What a new exercise is made of; nothing for one of general points, which the server gives. */
export function partsOf(kind: TemplateKind) {
  if (kind === 'general') return {};
  if (kind === 'blank') return { rubric: requestAlone };
  const { prompt, rubric, hints } = templates[kind];
  return { promptEs: prompt.es, promptEn: prompt.en, rubric, hints };
}
