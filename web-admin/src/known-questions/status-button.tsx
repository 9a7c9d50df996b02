import { forWriters } from '../shared/rights/for-writers.tsx';
import type { StaffKnownQuestion } from '@academy/contracts/http/ai/known-questions.ts';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import RestoreIcon from '@mui/icons-material/ReplayOutlined';
import { useRecordContext, useTranslate } from 'ra-core';
import { Button } from 'react-admin';
import { useRecordChange } from '../shared/use-record-change.ts';

/** Removes the row's question, or brings it back: either undoes the other. */
export const StatusButton = forWriters(function StatusButton() {
  const question = useRecordContext<StaffKnownQuestion>();
  const isActive = question?.status === 'active';
  const { change, isPending } = useRecordChange(
    isActive ? { done: 'removed', failed: 'remove' } : { done: 'restored', failed: 'restore' },
  );
  if (!question) return null;
  return (
    <Button
      label={`resources.known-questions.action.${isActive ? 'remove' : 'restore'}`}
      disabled={isPending}
      onClick={() => change(question, { status: isActive ? 'removed' : 'active' })}
    >
      {isActive ? <RemoveIcon /> : <RestoreIcon />}
    </Button>
  );
});

/** Whether the tutor knows the row's question. */
export function StatusTag() {
  const translate = useTranslate();
  const question = useRecordContext<StaffKnownQuestion>();
  if (!question) return null;
  const isKnown = question.status === 'active' && question.passage !== null;
  const key = question.status === 'active' && !isKnown ? 'waiting' : question.status;
  return (
    <span className={isKnown ? 'tag tag--key' : 'tag'}>
      {translate(`resources.known-questions.statuses.${key}`)}
    </span>
  );
}
