import { groupHint } from './messages/common.ts';
import type { CriterionGroup, CriterionSetting, CriterionVerdict, GroupVerdict, Language } from './rubric.ts';

/** What each criterion is called by within its rubric: its key, or its id, numbered from the second one on. */
export function keysOf(criteria: readonly Pick<CriterionSetting, 'key' | 'id'>[]): string[] {
  const seen = new Map<string, number>();
  return criteria.map(({ key, id }) => {
    const place = (seen.get(id) ?? 0) + 1;
    seen.set(id, place);
    return key ?? (place === 1 ? id : `${id}-${place}`);
  });
}

/** How many criteria of each group are met, and whether that is enough. */
export function judgeGroups(
  groups: readonly CriterionGroup[],
  verdicts: readonly Pick<CriterionVerdict, 'key' | 'status'>[],
  language: Language,
): GroupVerdict[] {
  const keysMet = verdicts.filter(({ status }) => status === 'met').map(({ key }) => key);
  return groups.map(({ id, label, atLeast, of, hint }) => {
    const met = keysMet.filter((key) => of.includes(key)).length;
    const satisfied = met >= atLeast;
    return {
      id,
      label: label[language],
      atLeast,
      met,
      satisfied,
      hint: satisfied ? null : (hint ?? groupHint(atLeast - met))[language],
    };
  });
}
