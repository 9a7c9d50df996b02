import { invitationStatusSchema, type Invitation } from '@academy/contracts/http/auth/invitations.ts';
import { useRecordContext, useTranslate } from 'ra-core';

const textOf = (status: Invitation['status']) => `resources.invitations.statuses.${status}`;

export const invitationStatusChoices = invitationStatusSchema.options.map((id) => ({ id, name: textOf(id) }));

/** What became of the invitation, and the role that it gives where that is more than a learner's. */
export function InvitationStatus() {
  const translate = useTranslate();
  const invitation = useRecordContext<Invitation>();
  if (!invitation) return null;
  const { status, role } = invitation;
  return (
    <span className="tags">
      <span className={status === 'failed' ? 'tag tag--key' : 'tag'}>{translate(textOf(status))}</span>
      {role === 'learner' ? null : (
        <span className="tag tag--ink">{translate(`resources.users.roles.${role}`)}</span>
      )}
    </span>
  );
}
