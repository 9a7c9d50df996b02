import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../../deps.ts';
import { importNotFound, importOver } from '../invitation-texts.ts';
import type { ShownImport } from './invitation-import-repository.ts';

/**
 * Stops an import: its people who were not invited yet are forgotten at once, and its worker ends before the next of them.
 * Stopped again it is left as it is. Throws DomainError 404, and 409 where it has ended.
 */
export const stopImport = async (
  { invitationImports, now }: Pick<AuthDeps, 'invitationImports' | 'now'>,
  caller: Caller,
  id: string,
): Promise<ShownImport> => {
  const stopped = await invitationImports.change(id, (current) => {
    if (current.stopped) return null;
    if (current.handledAt) throw importOver();
    const at = now();
    const audit = staffActionRecorded({
      actorId: caller.userId,
      action: 'invitation.import-stopped',
      resource: 'invitations',
      resourceId: id,
      fields: [],
      at,
    });
    return { state: { stopped: 'asked', stoppedAt: at, rows: [] }, events: [audit] };
  });
  if (!stopped) throw importNotFound();
  return stopped;
};
