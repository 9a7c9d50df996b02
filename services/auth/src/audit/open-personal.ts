import { may } from '@academy/contracts/shared/permissions.ts';
import { personOf } from '@academy/service-kit/audit/personal/personal-values.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../deps.ts';
import type { AuditEntry, PersonalPart } from './audit-entry.ts';

interface Reader {
  caller: Pick<Caller, 'role'>;
  /** Whether the account is not deleted: its key may go a moment later than it. */
  isPresent: (personId: string) => boolean;
}

type Sealed = AuditEntry & { sealed: string };
const isSealed = (entry: AuditEntry): entry is Sealed => entry.sealed !== undefined;

/** By the ids of the entries that have personal values, what the reader sees of them. */
export const openPersonal = async (
  { personalValues }: Pick<AuthDeps, 'personalValues'>,
  entries: readonly AuditEntry[],
  { caller, isPresent }: Reader,
): Promise<ReadonlyMap<string, PersonalPart>> => {
  const sealed = entries.filter(isSealed);
  if (!may(caller.role, 'audit.unseal')) return new Map(sealed.map(({ _id }) => [_id, { state: 'hidden' }]));
  const opened = await personalValues.open(sealed);
  return new Map(
    sealed.map((entry, index): [string, PersonalPart] => {
      const part = isPresent(personOf(entry)) ? opened[index] : undefined;
      return [entry._id, part ?? { state: 'erased' }];
    }),
  );
};
