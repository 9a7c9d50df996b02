import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { AuthDeps } from '../../../deps.ts';
import type { InvitationImport } from './invitation-import.ts';
import { invitePerson, type InviteDeps } from './invite-person.ts';

export type ImportDeps = InviteDeps & Pick<AuthDeps, 'invitationImports'>;

/**
 * Invites the people of an import from where it stands, so many a minute: the mailer sends mails in the order in which they
 * were asked for, and nobody's link for a password is to wait behind thousands. Throws when it is to end, or where another worker goes on.
 */
export const runImport = async (
  deps: ImportDeps,
  started: InvitationImport,
  signal: AbortSignal,
): Promise<{ rows: [] }> => {
  const pauseMs = 60_000 / deps.config.INVITATIONS_PER_MINUTE;
  let { done, skipped } = started;
  for (const row of started.rows.slice(done)) {
    signal.throwIfAborted();
    if (!(await invitePerson(deps, started, row))) skipped += 1;
    failPoint('invitations.after_invited');
    done += 1;
    if (!(await deps.invitationImports.advance(started._id, { done, skipped })))
      throw new Error('another worker goes on with the import');
    await pauseFor(pauseMs, undefined, { signal });
  }
  return { rows: [] };
};
