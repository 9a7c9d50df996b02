import type { MessageState, StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import { useRecordContext, useTranslate } from 'ra-core';

/** What becomes of a message: nobody has answered, it waits for staff, or the matter is settled. */
export const messageStateOf = ({ status, repliedAt }: StaffMessage): MessageState => {
  if (repliedAt === null) return 'sent';
  return status === 'done' ? 'done' : 'waiting';
};

export function MessageStateTag() {
  const translate = useTranslate();
  const message = useRecordContext<StaffMessage>();
  if (!message) return null;
  const state = messageStateOf(message);
  return (
    <span className={state === 'waiting' ? 'tag tag--key' : 'tag'}>
      {translate(`resources.messages.states.${state}`)}
    </span>
  );
}
