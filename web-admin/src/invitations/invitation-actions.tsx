import type { Invitation } from '@academy/contracts/http/auth/invitations.ts';
import WithdrawIcon from '@mui/icons-material/CancelScheduleSendOutlined';
import SendIcon from '@mui/icons-material/ReplayOutlined';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { Button, Confirm } from 'react-admin';
import { forWriters } from '../shared/rights/for-writers.tsx';
import { useRecordAction } from '../shared/use-record-action.ts';

/** Sends an invitation again with a new link. */
export const SendInvitationAgainButton = forWriters(function SendInvitationAgainButton() {
  const invitation = useRecordContext<Invitation>();
  const { act, isPending } = useRecordAction('send-again');
  if (!invitation?.maySendAgain) return null;
  return (
    <Button
      label="resources.invitations.action.sendAgain"
      disabled={isPending}
      onClick={() => void act(invitation, {}, { done: 'sentAgain' })}
    >
      <SendIcon />
    </Button>
  );
});

/** Withdraws an invitation, once it is said what that means. */
export const WithdrawInvitationButton = forWriters(function WithdrawInvitationButton() {
  const invitation = useRecordContext<Invitation>();
  const { act, isPending } = useRecordAction('withdraw');
  const [isAsking, setAsking] = useState(false);
  if (!invitation?.mayWithdraw) return null;
  const close = () => setAsking(false);
  return (
    <>
      <Button label="resources.invitations.action.withdraw" onClick={() => setAsking(true)}>
        <WithdrawIcon />
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title="resources.invitations.message.withdraw_title"
        content="resources.invitations.message.withdraw_content"
        translateOptions={{ email: invitation.email }}
        confirm="resources.invitations.action.withdraw"
        confirmColor="warning"
        onConfirm={() => void act(invitation, {}, { done: 'withdrawn', onDone: close })}
        onClose={close}
      />
    </>
  );
});
