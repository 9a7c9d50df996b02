import type { CriterionVerdict, GroupVerdict, PromptVerdict, Rubric } from './rubric.ts';
import { hasMustHave, lostBy } from './score.ts';

/** What a verdict hangs on. */
export type Decider =
  | { by: 'essential'; criterion: CriterionVerdict }
  | { by: 'group'; group: GroupVerdict }
  /** Nothing essential is missing, but the score is too low; this costs most of it. */
  | { by: 'score'; criterion: CriterionVerdict }
  /** It passes, although this is open, which costs most. */
  | { by: 'outweighed'; criterion: CriterionVerdict };

/** Why a prompt does not pass, or what a pass did without. Empty where it passes with everything. */
export function whatDecides({ passed, criteria, groups }: PromptVerdict, rubric: Rubric): Decider[] {
  const judged = criteria.filter((one) => one.judged !== false);
  const open = judged
    .filter(({ status }) => status !== 'met')
    .sort((one, other) => lostBy(other) - lostBy(one));
  const [costliest] = open;
  if (passed) return costliest ? [{ by: 'outweighed', criterion: costliest }] : [];
  const essential = judged.filter((one) => {
    const setting = rubric.criteria[criteria.indexOf(one)] ?? {};
    return !hasMustHave({ setting, status: one.status, isJudged: true });
  });
  const short = groups.filter(({ satisfied }) => !satisfied);
  const vetoes: Decider[] = [
    ...essential.map((criterion) => ({ by: 'essential' as const, criterion })),
    ...short.map((group) => ({ by: 'group' as const, group })),
  ];
  if (vetoes.length > 0) return vetoes;
  return costliest ? [{ by: 'score', criterion: costliest }] : [];
}
