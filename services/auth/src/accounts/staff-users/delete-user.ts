import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { AuthDeps } from '../../deps.ts';
import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import { withoutLinks } from '../addresses/address-rules.ts';
import { endSessions } from '../users/user.ts';
import { sessionsRevoked } from '../sessions/session-events.ts';
import { userDeleted } from '../users/user-events.ts';
import { lastAdministrator, ownAccount, userChangedMeanwhile, userNotFound } from '../users/user-texts.ts';
import { eraseInvitationsTo, type InvitationErasure } from '../invitations/erase-invitations.ts';
import { permitDemotion } from '../administrators/permit-demotion.ts';

type Deps = InvitationErasure &
  Pick<AuthDeps, 'users' | 'sessions' | 'administrators' | 'eraseMember' | 'entitlements' | 'now'>;

export type UserDeletion = Omit<StaffEdit<unknown>, 'change'>;

/** Nothing of the person stays in the record that the relay clears away, and their names are free at once. */
const nobody = (id: string) => ({
  email: '',
  emailFolded: `removed:${id}`,
  username: '',
  usernameFolded: `removed:${id}`,
  firstName: '',
  lastName: '',
  passwordHash: '',
  terms: [],
  ...withoutLinks,
});

/** The last administrator is told what has to happen first. */
const whyNotOneself = async ({ users }: Deps, userId: string): Promise<DomainError> => {
  const others = (await users.administrators()).some(({ _id }) => _id !== userId);
  return others ? ownAccount() : lastAdministrator();
};

/**
 * Staff delete an account: every session of it ends, what the rooms keep of it goes, every service hears of it. Throws 404, and 409 for
 * one's own, for the last administrator and where the record has moved on.
 */
export const deleteUser = async (
  deps: Deps,
  { actorId, id: userId, expectedVersion }: UserDeletion,
): Promise<void> => {
  if (actorId === userId) throw await whyNotOneself(deps, userId);
  const now = deps.now();
  let proven = '';
  const deleted = await deps.users.change(userId, async (current) => {
    assertExpectedVersion(expectedVersion, current.version, userChangedMeanwhile);
    if (current.role === 'administrator') await permitDemotion(deps, userId, current.version);
    await deps.entitlements.noteEnding(userId, now);
    // An address that the account never proved may be somebody else's, whose invitation stays.
    if (current.emailConfirmed) proven = current.emailFolded;
    // Before the write, after which nothing knows the address: a crash in between may not leave it with what invites people.
    if (proven !== '') await eraseInvitationsTo(deps, proven);
    return {
      state: { ...nobody(userId), removedAt: now },
      events: [
        userDeleted(userId),
        sessionsRevoked(userId, endSessions(current, now)),
        staffActionRecorded({
          actorId,
          action: 'user.deleted',
          resource: 'users',
          resourceId: userId,
          fields: [],
          at: now,
        }),
      ],
    };
  });
  if (!deleted) throw userNotFound();
  await deps.sessions.clearAway(userId, endSessions(deleted, now));
  if (proven !== '') await eraseInvitationsTo(deps, proven);
  await deps.eraseMember(userId);
};
