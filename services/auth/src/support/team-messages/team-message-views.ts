import type { MessageRecipient, StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { User } from '../../accounts/users/user.ts';
import { staffHelpView } from '../inquiries/support-views.ts';
import type { MessageWithPeople } from './read-team-messages.ts';
import { mayReadThread } from './team-message.ts';

type Named = Pick<User, 'firstName' | 'lastName'>;
const nameOf = (person: Named | null): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() : '';

/** Of a colleague's, whoever may not read its thread learns that it was sent, and about what. */
export const staffMessageView = (
  { message, recipient, opener }: MessageWithPeople,
  caller: Caller,
): StaffMessage => {
  const {
    email: _email,
    priority: _priority,
    assignedTo: _assignedTo,
    ...shown
  } = staffHelpView({
    ticket: message,
    asker: recipient,
  });
  const isReadable = mayReadThread(caller, message);
  return {
    ...shown,
    ...(!isReadable && { text: '', answers: [], replies: [] }),
    openedBy: message.openedBy,
    openedByName: nameOf(opener),
    repliedAt: message.replies?.[0]?.at.toISOString() ?? null,
    isReadable,
  };
};

export const recipientView = (
  user: Named & Pick<User, '_id' | 'language' | 'emailConfirmed'>,
): MessageRecipient => ({
  id: user._id,
  name: nameOf(user),
  language: user.language,
  emailConfirmed: user.emailConfirmed,
});
