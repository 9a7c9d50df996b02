import { may } from '@academy/contracts/shared/permissions.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { AuthDeps } from '../../../deps.ts';
import type { InvitationImport } from './invitation-import.ts';
import { invitePerson, type InviteDeps } from './invite-person.ts';

export type ImportDeps = InviteDeps & Pick<AuthDeps, 'invitationImports'>;

type Ended = Pick<InvitationImport, 'rows'> & Partial<Pick<InvitationImport, 'stopped' | 'stoppedAt'>>;

const mayInvite = async ({ users }: ImportDeps, actorId: string | null): Promise<boolean> => {
  const author = actorId === null ? null : await users.account(actorId);
  return author !== null && may(author.role, 'people.write');
};

/** An author whose account was deleted while a person was invited in their name is forgotten there too. */
const forgetDeleted = async (
  { invitations, users }: ImportDeps,
  { actorId }: Pick<InvitationImport, 'actorId'>,
): Promise<void> => {
  if (actorId !== null && !(await users.account(actorId))) await invitations.forgetInviter(actorId);
};

/**
 * Invites the people of an import from where it stands, so many a minute: the mailer sends mails in the order in which they
 * were asked for, and nobody's link for a password is to wait behind thousands. Ends early where it was stopped, or its author may
 * not invite any more. Throws when it is to end.
 */
export const runImport = async (
  deps: ImportDeps,
  started: InvitationImport,
  signal: AbortSignal,
): Promise<Ended> => {
  const pauseMs = 60_000 / deps.config.INVITATIONS_PER_MINUTE;
  for (const row of started.rows) {
    signal.throwIfAborted();
    const current = await deps.invitationImports.waitingWith(started._id, row.id);
    if (current === null) {
      if (await deps.invitationImports.isStopped(started._id)) break;
      continue;
    }
    if (!(await mayInvite(deps, current.actorId)))
      return { rows: [], stopped: 'author', stoppedAt: deps.now() };
    const outcome = await invitePerson(deps, current, row);
    await forgetDeleted(deps, current);
    failPoint('invitations.after_invited');
    if (!(await deps.invitationImports.advance(started._id, { rowId: row.id, outcome }))) continue;
    await pauseFor(pauseMs, undefined, { signal });
  }
  return { rows: [] };
};
