import { forWriters } from '../shared/rights/for-writers.tsx';
import type { Mail } from '@academy/contracts/http/scheduler/mails.ts';
import SendIcon from '@mui/icons-material/ReplayOutlined';
import { useRecordContext } from 'ra-core';
import { Button } from 'react-admin';
import { useRecordAction } from '../shared/use-record-action.ts';

/** Sends a mail again where the server would take that. */
export const SendAgainButton = forWriters(function SendAgainButton() {
  const mail = useRecordContext<Mail>();
  const { act, isPending } = useRecordAction('send-again');
  if (!mail?.maySendAgain) return null;
  return (
    <Button
      label="resources.mails.action.sendAgain"
      disabled={isPending}
      onClick={() => void act(mail, {}, { done: 'sentAgain' })}
    >
      <SendIcon />
    </Button>
  );
});
