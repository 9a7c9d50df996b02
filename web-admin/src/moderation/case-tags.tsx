import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { flagReasons, holdReasons, watchedWords } from '@academy/web-kit/forum/case-rules.ts';
import { useRecordContext, useTranslate } from 'ra-core';

/** Whether the case waits for a decision, and who sees the text meanwhile. */
export function CaseStatus() {
  const translate = useTranslate();
  const record = useRecordContext<ModerationCase>();
  if (!record) return null;
  return (
    <span className="tags">
      {record.appeal ? (
        <span className="tag tag--key">{translate('resources.flags.entries.appeal')}</span>
      ) : null}
      {record.isOpen ? <span className="tag tag--key">{translate('resources.flags.cases.open')}</span> : null}
      <span className={record.status === 'removed' ? 'tag tag--ink' : 'tag'}>
        {translate(`resources.flags.statuses.${record.status}`)}
      </span>
    </span>
  );
}

/** Why the case is in the queue: what members say of it, and what the rules found. */
export function CaseReasons() {
  const translate = useTranslate();
  const record = useRecordContext<ModerationCase>();
  if (!record) return null;
  return (
    <span className="tags">
      {flagReasons(record.history).map(({ reason, count }) => (
        <span className="tag" key={reason}>
          {translate(`resources.flags.reasons.${reason}`)}
          {count > 1 ? ` × ${count}` : null}
        </span>
      ))}
      {watchedWords(record.history).map((word) => (
        <span className="tag" key={`word ${word}`}>
          {translate('resources.flags.watchedWord', { word })}
        </span>
      ))}
      {holdReasons(record.history).map((reason) => (
        <span className="tag" key={reason}>
          {translate(`resources.flags.holds.${reason}`)}
        </span>
      ))}
    </span>
  );
}
