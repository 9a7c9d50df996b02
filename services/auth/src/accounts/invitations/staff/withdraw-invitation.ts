import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../../deps.ts';
import { ended, maySendAgain, type InvitationRecord } from '../invitation.ts';
import { invitationNotFound, invitationOver } from '../invitation-texts.ts';

/** Withdraws an invitation: its link stops working. Throws DomainError 404, and 409 where it has ended. */
export const withdrawInvitation = async (
  { invitations, now }: Pick<AuthDeps, 'invitations' | 'now'>,
  caller: Caller,
  id: string,
): Promise<InvitationRecord> => {
  const withdrawn = await invitations.change(id, (current) => {
    const at = now();
    // What may be sent again would come to life by that: so may one that has expired be withdrawn.
    if (!maySendAgain(current, at)) throw invitationOver();
    const audit = staffActionRecorded({
      actorId: caller.userId,
      action: 'invitation.withdrawn',
      resource: 'invitations',
      resourceId: id,
      fields: [],
      at,
    });
    return { state: ended('withdrawn', { now: at }), events: [audit] };
  });
  if (!withdrawn) throw invitationNotFound();
  return withdrawn;
};
