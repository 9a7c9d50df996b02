import type { AuthDeps } from '../../deps.ts';
import { emptyDay } from './audit-day.ts';
import { chainOf, dayOf, linkTo, numberOf, type Unlinked } from './link.ts';

export type KeepDeps = Pick<AuthDeps, 'auditEntries' | 'auditDays' | 'auditKey' | 'now'>;

/**
 * Keeps an entry as the next of its service's chain of today; one that is kept already stays as it is. Two replicas that want the
 * same place do not both get it: the other takes the next.
 */
export const keepEntry = async (
  {
    auditEntries,
    auditDays,
    auditKey,
    now,
  }: Pick<AuthDeps, 'auditEntries' | 'auditDays' | 'auditKey' | 'now'>,
  { service, entry }: { service: string; entry: Unlinked },
): Promise<void> => {
  const keptAt = now();
  const chain = chainOf(service, keptAt);
  const day = emptyDay(service, dayOf(keptAt));
  for (;;) {
    const last = await auditEntries.lastLink(chain);
    // Before its first entry, so that no day with entries is without a summary.
    if (last === null) await auditDays.open(day);
    const linked = linkTo(auditKey, entry, { chain, last });
    const outcome = await auditEntries.add(linked);
    if (outcome === 'place taken') continue;
    const { place, hash } = linked.link;
    if (outcome === 'added') await auditDays.count({ ...day, entries: numberOf(place), last: hash });
    return;
  }
};
