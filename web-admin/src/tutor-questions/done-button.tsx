import { forWriters } from '../shared/rights/for-writers.tsx';
import type { StaffSentQuestion } from '@academy/contracts/http/ai/sent-questions.ts';
import DoneIcon from '@mui/icons-material/CheckOutlined';
import ReopenIcon from '@mui/icons-material/ReplayOutlined';
import { useRecordContext, useTranslate } from 'ra-core';
import { Button } from 'react-admin';
import { useRecordChange } from '../shared/use-record-change.ts';

/** Marks the row's question as done, or opens it again: either undoes the other. */
export const DoneButton = forWriters(function DoneButton() {
  const question = useRecordContext<StaffSentQuestion>();
  const isDone = question?.status === 'done';
  const { change, isPending } = useRecordChange(
    isDone ? { done: 'reopened', failed: 'reopen' } : { done: 'done', failed: 'done' },
  );
  if (!question) return null;
  return (
    <Button
      label={`resources.tutor-questions.action.${isDone ? 'reopen' : 'done'}`}
      disabled={isPending}
      onClick={() => change(question, { status: isDone ? 'open' : 'done' })}
    >
      {isDone ? <ReopenIcon /> : <DoneIcon />}
    </Button>
  );
});

/** Whether the row's question still waits for staff. */
export function StatusTag() {
  const translate = useTranslate();
  const question = useRecordContext<StaffSentQuestion>();
  if (!question) return null;
  return (
    <span className={question.status === 'open' ? 'tag tag--key' : 'tag'}>
      {translate(`resources.tutor-questions.statuses.${question.status}`)}
    </span>
  );
}
