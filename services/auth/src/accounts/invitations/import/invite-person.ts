import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { AuthDeps } from '../../../deps.ts';
import { foldEmail } from '../../users/user.ts';
import { ended, holdsAddress, type Invitation } from '../invitation.ts';
import { newInvitationLink } from '../invitation-mail.ts';
import type { InvitationImport, InvitationRow, InviteOutcome } from './invitation-import.ts';

export type InviteDeps = Pick<
  AuthDeps,
  'users' | 'invitations' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'
>;

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

/** One that expired makes room for another, and so does one that failed, whose link is not to work beside the new one. */
const freeAddress = async ({ invitations, now }: InviteDeps, email: string): Promise<void> => {
  const before = await invitations.openFor(email);
  if (!before || holdsAddress(before, now())) return;
  await invitations.change(before._id, (current) => {
    const at = now();
    if (current.openFor === undefined || holdsAddress(current, at)) return null;
    const state = current.state === 'failed' ? ended('withdrawn', { now: at }) : { openFor: undefined };
    return { state, events: [] };
  });
};

/**
 * Invites one person of an import; done again it changes nothing, since the invitation and its mail are one write. Its mail
 * counts among those to the address, as one that is sent again does.
 */
export const invitePerson = async (
  deps: InviteDeps,
  { _id: importId, actorId }: Pick<InvitationImport, '_id' | 'actorId'>,
  { id, ...person }: InvitationRow,
): Promise<InviteOutcome> => {
  if (await deps.invitations.find(id)) return 'invited';
  const emailFolded = foldEmail(person.email);
  const [taken] = await deps.users.takenEmails([emailFolded]);
  if (taken !== undefined) return 'unneeded';
  if (!(await deps.accountMailLimits.to(person.email))) return 'limited';
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
  const isNew = await insertOnce(() => deps.invitations.create(invitation, [mail, ...auditOf(invitation)]));
  if (isNew) return 'invited';
  await deps.accountMailLimits.giveBack({ to: person.email });
  return 'unneeded';
};
