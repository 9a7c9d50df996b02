import { useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import type { Criterion, Group } from './card-edits.ts';

/** What a criterion is called: by its author, or by what it looks for. */
export function useCriterionName() {
  const translate = useTranslate();
  const { language } = useLanguage();
  return ({ id, label }: Pick<Criterion, 'id' | 'label'>) =>
    label?.[language] || translate(`resources.rubric.criteria.${id}.name`);
}

/** What a group is called: by its author, or by its place. */
export function useGroupName() {
  const translate = useTranslate();
  const { language } = useLanguage();
  return ({ label }: Pick<Group, 'label'>, at: number) =>
    label[language] || translate('resources.rubric.groups.untitled', { number: at + 1 });
}
