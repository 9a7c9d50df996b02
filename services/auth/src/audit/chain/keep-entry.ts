import { addToChain, type ChainPort } from '@academy/service-kit/chains/add-to-chain.ts';
import type { AuthDeps } from '../../deps.ts';
import { emptyDay, isSealIntact, type AuditDay } from './audit-day.ts';
import { dayOf, type Unlinked } from './link.ts';

const dayMs = 86_400_000;

export type KeepDeps = Pick<AuthDeps, 'auditEntries' | 'auditDays' | 'auditKey' | 'now' | 'logger'>;

/** The day that an entry is kept on, opened where it is not yet: today, or the first after it that is not closed. */
const openDay = async ({ auditDays, auditEntries, now }: KeepDeps, service: string) => {
  for (let at = now(); ; at = new Date(at.getTime() + dayMs)) {
    const fresh = emptyDay(service, dayOf(at));
    let day = await auditDays.find(fresh._id);
    const last = await auditEntries.lastLink(fresh._id);
    // Entries without a summary: it was taken away, and a new one would hide that.
    if (day === null && last === null) {
      await auditDays.open(fresh);
      day = await auditDays.find(fresh._id);
    }
    // A clock that was set back.
    if (day?.closedAt) continue;
    return { chain: fresh._id, summary: day, last };
  }
};

/** Keeps an entry as the next of its service's chain of the day, see `addToChain`. */
export const keepEntry = async (
  deps: KeepDeps,
  { service, entry }: { service: string; entry: Unlinked },
): Promise<void> => {
  const { auditDays, auditEntries, auditKey, logger } = deps;
  const port: ChainPort<AuditDay> = {
    open: () => openDay(deps, service),
    add: (link) => auditEntries.add({ ...entry, link }),
    find: auditDays.find,
    isIntact: (day) => isSealIntact(auditKey, day),
    isClosed: ({ closedAt }) => closedAt !== null,
    replace: ({ seal, ...day }, counted) => auditDays.replace({ ...day, ...counted }, { seal }),
    report: (day) => {
      logger.error({ day }, 'the summary of an audit day is not as auth wrote it');
    },
  };
  await addToChain(port, { key: auditKey, content: entry, what: `entry ${entry._id} of ${service}` });
};
