import type { StaffList } from '@academy/service-kit/http/staff-list.ts';
import type { AuditEntry } from '../data/audit-entry-model.ts';
import type { UserRecord } from '../domain/user.ts';
import type { AuthDeps } from './deps.ts';

/** What somebody of staff changed, and who they are now; null where their account is deleted. */
export interface ActedEntry {
  entry: AuditEntry;
  actor: Pick<UserRecord, 'firstName' | 'lastName' | 'username'> | null;
}

const byId = { field: '_id', direction: 1 } as const;

/** A page of the audit log, with the names of its actors as their accounts are now. Throws 400 naming the parameter. */
export const listAuditEntries = async (
  { auditEntries, users }: Pick<AuthDeps, 'auditEntries' | 'users'>,
  list: StaffList,
): Promise<{ rows: ActedEntry[]; total: number }> => {
  const { rows, total } = await auditEntries.list(list);
  if (rows.length === 0) return { rows: [], total };
  const ids = [...new Set(rows.map(({ actorId }) => actorId))];
  const found = await users.list({ ids, words: [], sort: byId, from: 0, count: ids.length });
  const actors = new Map(found.rows.map((user) => [user._id, user]));
  return { rows: rows.map((entry) => ({ entry, actor: actors.get(entry.actorId) ?? null })), total };
};
