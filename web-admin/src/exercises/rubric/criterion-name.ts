import { useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import type { Criterion } from './card-edits.ts';

/** What a criterion is called: by its author, or by what it looks for. */
export function useCriterionName() {
  const translate = useTranslate();
  const { language } = useLanguage();
  return ({ id, label }: Pick<Criterion, 'id' | 'label'>) =>
    label?.[language] || translate(`resources.rubric.criteria.${id}.name`);
}
