import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import RefuseIcon from '@mui/icons-material/BlockOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { useRecordContext } from 'ra-core';
import { ReasonButton } from '../shared/reason-button.tsx';
import { useRecordAction } from '../shared/use-record-action.ts';

interface RefusePointingButtonProps {
  /** The criterion's key. */
  criterion: string;
  label: string;
  isRefused: boolean;
}

/** Refuses words that a learner pointed to, or takes that back. The learner reads the reason. */
export function RefusePointingButton({ criterion, label, isRefused }: RefusePointingButtonProps) {
  const attempt = useRecordContext<StaffAttempt>();
  const { act, isPending } = useRecordAction('refuse-pointing');
  if (!attempt) return null;
  const action = isRefused ? 'accept_pointing' : 'refuse_pointing';
  const decide = (reason: string, close: () => void) =>
    void act(attempt, { key: criterion, refused: !isRefused, reason }, { done: action, onDone: close });
  return (
    <ReasonButton
      // Mounted anew, so that its dialog is closed and says the other thing.
      key={action}
      action={action}
      values={{ label }}
      icon={isRefused ? <RestoreIcon /> : <RefuseIcon />}
      place="page"
      isPending={isPending}
      onConfirm={decide}
    />
  );
}
