import type { StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { useTranslate } from 'ra-core';

type Criterion = Pick<StaffAttemptDetail['criteria'][number], 'key' | 'status' | 'judged' | 'pointedOut'>;

const statuses = 'resources.attempts.statuses';

/**
 * How a criterion stands, in the learner's words for it. Those that look for what should be absent have words of their
 * own for attempts of an earlier release, which call them missing: "No contradictions: missing" would read as its opposite.
 */
export function useStatusWord() {
  const translate = useTranslate();
  return ({ key, status, judged, pointedOut }: Criterion): string => {
    if (judged === false) return translate(`${statuses}.notJudged`);
    if (pointedOut) return translate(`${statuses}.pointedOut`);
    return translate(`${statuses}.of.${key}.${status}`, { _: translate(`${statuses}.${status}`) });
  };
}
