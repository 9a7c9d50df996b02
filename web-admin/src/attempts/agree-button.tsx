import { forWriters } from '../shared/rights/for-writers.tsx';
import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import AgreeIcon from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { useRecordAction } from '../shared/use-record-action.ts';

/** Lets a pass that waits for staff count, in one press. The learner reads a reason that is given already. */
export const AgreeButton = forWriters(function AgreeButton() {
  const translate = useTranslate();
  const { act, isPending } = useRecordAction('override');
  const attempt = useRecordContext<StaffAttempt>();
  if (!attempt?.pending) return null;
  const agree = () =>
    act(
      attempt,
      { passed: true, reason: translate('resources.attempts.agreed') },
      { done: 'overruled', onDone: () => undefined },
    );
  return (
    <Button variant="outlined" startIcon={<AgreeIcon />} disabled={isPending} onClick={() => void agree()}>
      {translate('resources.attempts.action.agree')}
    </Button>
  );
});
