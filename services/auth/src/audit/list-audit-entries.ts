import { personOf } from '@academy/service-kit/audit/personal/personal-values.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { ActedEntry } from './audit-entry.ts';
import type { AuthDeps } from '../deps.ts';
import { openPersonal } from './open-personal.ts';

type Deps = Pick<AuthDeps, 'auditEntries' | 'staffUsers' | 'personalValues'>;

/**
 * A page of the audit log, with the names of its actors as their accounts are now, and with personal values for those who may read
 * them. Throws 400 naming the parameter.
 */
export const listAuditEntries = async (
  deps: Deps,
  { list, caller }: { list: StaffList; caller: Caller },
): Promise<{ rows: ActedEntry[]; total: number }> => {
  const { rows, total } = await deps.auditEntries.list(list);
  const ids = rows.flatMap((entry) => [entry.actorId, personOf(entry)]);
  const found = await deps.staffUsers.withIds([...new Set(ids)]);
  const users = new Map(found.map((user) => [user._id, user]));
  const personal = await openPersonal(deps, rows, { caller, isPresent: (id) => users.has(id) });
  return {
    rows: rows.map((entry) => ({
      entry,
      actor: users.get(entry.actorId) ?? null,
      personal: personal.get(entry._id) ?? { state: 'none' },
    })),
    total,
  };
};
