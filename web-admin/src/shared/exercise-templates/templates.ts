import { classification } from './classification.ts';
import { email } from './email.ts';
import type { ExerciseTemplate } from './exercise-template.ts';
import { extraction } from './extraction.ts';
import { source } from './source.ts';
import { summary } from './summary.ts';
import type { TemplateKind } from './template-kinds.ts';

export const templates: Readonly<Record<Exclude<TemplateKind, 'blank'>, ExerciseTemplate>> = {
  email,
  summary,
  extraction,
  classification,
  source,
};

/** What a new exercise is made of; nothing for a blank one, whose rubric the server gives. */
export function partsOf(kind: TemplateKind) {
  if (kind === 'blank') return {};
  const { prompt, rubric, hints } = templates[kind];
  return { promptEs: prompt.es, promptEn: prompt.en, rubric, hints };
}
