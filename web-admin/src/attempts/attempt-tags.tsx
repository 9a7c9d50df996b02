import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { useRecordContext, useTranslate } from 'ra-core';

/** What counts, and whether staff decided so. */
export function VerdictTags() {
  const translate = useTranslate();
  const attempt = useRecordContext<StaffAttempt>();
  if (!attempt) return null;
  const word = (key: string) => translate(`resources.attempts.verdicts.${key}`);
  return (
    <span className="tags">
      <span className={attempt.passed ? 'tag tag--key' : 'tag'}>
        {word(attempt.passed ? 'passed' : 'failed')}
      </span>
      {attempt.pending ? <span className="tag tag--ink">{word('pending')}</span> : null}
      {attempt.override ? <span className="tag tag--ink">{word('overruled')}</span> : null}
    </span>
  );
}

/** The learner's name, or their id where the academy does not know it any more. */
export const learnerOf = ({ learner, userId }: Pick<StaffAttempt, 'learner' | 'userId'>): string =>
  learner || userId;
