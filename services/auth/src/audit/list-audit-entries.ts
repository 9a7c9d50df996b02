import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { ActedEntry } from './audit-entry.ts';
import type { AuthDeps } from '../deps.ts';

/** A page of the audit log, with the names of its actors as their accounts are now. Throws 400 naming the parameter. */
export const listAuditEntries = async (
  { auditEntries, staffUsers }: Pick<AuthDeps, 'auditEntries' | 'staffUsers'>,
  list: StaffList,
): Promise<{ rows: ActedEntry[]; total: number }> => {
  const { rows, total } = await auditEntries.list(list);
  const users = await staffUsers.withIds(rows.map(({ actorId }) => actorId));
  const actors = new Map(users.map((user) => [user._id, user]));
  return { rows: rows.map((entry) => ({ entry, actor: actors.get(entry.actorId) ?? null })), total };
};
