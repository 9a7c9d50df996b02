import type { CriterionId } from '@academy/prompt-rubric/rubric.ts';
import { useTranslate } from 'ra-core';

/** What these look for should not be there: their example is one of what they find. */
const ofAbsence: ReadonlySet<CriterionId> = new Set([
  'placeholders',
  'contradictions',
  'vagueness',
  'privacy',
  'must-nots',
  'length',
  'material',
  'subject',
]);

/** An example of what meets a criterion, or of what breaks it. */
export function useCriterionExample() {
  const translate = useTranslate();
  return (id: CriterionId): string =>
    translate(`resources.rubric.${ofAbsence.has(id) ? 'counterExample' : 'example'}`, {
      example: translate(`resources.rubric.criteria.${id}.example`),
    });
}
