import type { JudgedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import { useRecordContext } from 'ra-core';
import { Button } from 'react-admin';
import { forWriters } from '../shared/rights/for-writers.tsx';
import { useRecordAction } from '../shared/use-record-action.ts';

/** Takes the row's judgement back, or keeps it after all. */
export const DropButton = forWriters(function DropButton() {
  const judged = useRecordContext<JudgedAttempt>();
  const { act, isPending } = useRecordAction('drop');
  if (!judged) return null;
  const dropped = judged.state !== 'dropped';
  return (
    <Button
      label={`resources.judged-attempts.action.${dropped ? 'drop' : 'keep'}`}
      disabled={isPending}
      onClick={() => void act({ id: judged.id }, { dropped }, { done: dropped ? 'dropped' : 'kept' })}
    />
  );
});
