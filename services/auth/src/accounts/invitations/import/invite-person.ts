import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { AuthDeps } from '../../../deps.ts';
import { foldEmail } from '../../users/user.ts';
import { isOpen, type Invitation } from '../invitation.ts';
import { newInvitationLink } from '../invitation-mail.ts';
import type { InvitationImport, InvitationRow } from './invitation-import.ts';

export type InviteDeps = Pick<AuthDeps, 'users' | 'invitations' | 'mailKey' | 'config' | 'now'>;

/** A role that is more than a learner's is in the audit log for each person. */
const auditOf = ({ _id, role, invitedBy, sentAt }: Invitation) =>
  role === 'learner' || invitedBy === null
    ? []
    : [
        staffActionRecorded({
          actorId: invitedBy,
          action: 'invitation.sent',
          resource: 'invitations',
          resourceId: _id,
          fields: ['role'],
          values: { before: {}, after: { role } },
          at: sentAt,
        }),
      ];

/** One that expired makes room for another. */
const freeAddress = async ({ invitations, now }: InviteDeps, email: string): Promise<void> => {
  const before = await invitations.openFor(email);
  if (!before || isOpen(before, now())) return;
  await invitations.change(before._id, (current) =>
    isOpen(current, now()) ? null : { state: { openFor: undefined }, events: [] },
  );
};

/**
 * Invites one person of an import; done again it changes nothing, since the invitation and its mail are one write. False where
 * the address got an account or an invitation since the plan.
 */
export const invitePerson = async (
  deps: InviteDeps,
  { _id: importId, actorId }: Pick<InvitationImport, '_id' | 'actorId'>,
  { id, ...person }: InvitationRow,
): Promise<boolean> => {
  if (await deps.invitations.find(id)) return true;
  const emailFolded = foldEmail(person.email);
  const [taken] = await deps.users.takenEmails([emailFolded]);
  if (taken !== undefined) return false;
  await freeAddress(deps, person.email);
  const now = deps.now();
  const { proof, mail } = newInvitationLink(deps, { _id: id, ...person }, now);
  const invitation: Invitation = {
    _id: id,
    ...person,
    emailFolded,
    openFor: emailFolded,
    state: 'sent',
    proof,
    importId,
    invitedBy: actorId,
    userId: null,
    sentAt: now,
    validUntil: proof.until,
    endedAt: null,
    overAt: proof.until,
  };
  return insertOnce(() => deps.invitations.create(invitation, [mail, ...auditOf(invitation)]));
};
