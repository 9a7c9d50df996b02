import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { criteria } from '@academy/prompt-rubric/criteria/registry.ts';
import { keysOf } from '@academy/prompt-rubric/groups.ts';

/** What the criteria of a rubric are called in a language, by their keys. */
export const criterionLabels = (rubric: RubricData, language: Language): Map<string, string> => {
  const keys = keysOf(rubric.criteria);
  return new Map(
    rubric.criteria.map(({ id, label }, at) => [
      keys[at] ?? id,
      (label ?? criteria[id].messages.label)[language],
    ]),
  );
};
