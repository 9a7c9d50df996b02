import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { AuthDeps } from '../../../deps.ts';
import { linkJustSent, tooManyToPerson } from '../../staff-users/link-texts.ts';
import { emailTaken } from '../../users/user-texts.ts';
import { endByAccount } from '../accept/find-invitation.ts';
import { maySendAgain, type Invitation, type InvitationRecord } from '../invitation.ts';
import { newInvitationLink } from '../invitation-mail.ts';
import { invitationNotFound, invitationOver, invitedAnew } from '../invitation-texts.ts';

type Deps = Pick<AuthDeps, 'users' | 'invitations' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'>;

/** So long after one was sent, another would only make its link stop working. */
const pauseMs = 60_000;

const assertRepeatable = (invitation: Invitation, now: Date): void => {
  if (!maySendAgain(invitation, now)) throw invitationOver();
  if (now.getTime() - invitation.sentAt.getTime() < pauseMs) throw linkJustSent();
};

const assertNoAccount = async (deps: Deps, { _id, email }: Invitation): Promise<void> => {
  const account = await deps.users.findByEmail(email);
  if (!account) return;
  if (account.emailConfirmed) await endByAccount(deps, _id, account._id);
  throw emailTaken();
};

/**
 * Sends an invitation again, with a new link that works for as long as the first one did. Throws DomainError 404, 409 where it
 * has ended, was sent a moment ago, or the address got an account or another invitation, and 429 past the limit of mails to it.
 */
export const sendInvitationAgain = async (
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<InvitationRecord> => {
  const invitation = await deps.invitations.find(id);
  if (!invitation) throw invitationNotFound();
  assertRepeatable(invitation, deps.now());
  await assertNoAccount(deps, invitation);
  if (!(await deps.accountMailLimits.to(invitation.email))) throw tooManyToPerson();
  try {
    const sent = await deps.invitations.change(id, (current) => renewed(deps, caller, current));
    if (!sent) throw invitationNotFound();
    return sent;
  } catch (error) {
    await deps.accountMailLimits.giveBack({ to: invitation.email });
    throw error instanceof DuplicateKeyError ? invitedAnew() : error;
  }
};

const renewed = (deps: Deps, caller: Caller, current: Invitation) => {
  const now = deps.now();
  assertRepeatable(current, now);
  const { proof, mail } = newInvitationLink(deps, current, now);
  const audit = staffActionRecorded({
    actorId: caller.userId,
    action: 'invitation.sent-again',
    resource: 'invitations',
    resourceId: current._id,
    fields: [],
    at: now,
  });
  const sent = { state: 'sent', sentAt: now, endedAt: null, openFor: current.emailFolded } as const;
  const until = { validUntil: proof.until, overAt: proof.until };
  return { state: { ...sent, ...until, proof, invitedBy: caller.userId }, events: [mail, audit] };
};
