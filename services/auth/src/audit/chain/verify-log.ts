import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { AuthDeps } from '../../deps.ts';
import { isSealIntact, type AuditDay } from './audit-day.ts';
import { faultInChain, faultInExpiring, type ChainFault } from './check-chain.ts';
import { dayOf } from './link.ts';

const dayMs = 86_400_000;
/** In days: an entry may be kept as long after what it tells of as its event waits in the topic. */
const LATEST = 31;

export interface VerifiedLog {
  days: number;
  entries: number;
  /** Kept by an earlier release, in no chain. */
  unlinked: number;
  /** The seal of each service's last closed day, to compare with a logged one. */
  seals: Record<string, string>;
  fault: ChainFault | null;
}

type Deps = Pick<AuthDeps, 'auditEntries' | 'auditDays' | 'auditKey' | 'now'>;

/** A day that is not the one which the next closed day of its service names. */
const faultBetween = (day: AuditDay, before: AuditDay | null): ChainFault | null => {
  if (day.closedAt === null) return null;
  const isNamed = day.before?.id === before?._id && day.before?.seal === before?.seal;
  if (isNamed) return null;
  const isThere = day.before?.id === before?._id;
  return { place: day.before?.id ?? day._id, entryId: null, kind: isThere ? 'altered' : 'missing' };
};

/** An entry in no chain that is younger than the first chained day. */
const addedBeside = async ({ auditEntries }: Deps, days: readonly AuditDay[]) => {
  const [first] = days.map(({ day }) => day).sort();
  const since = first === undefined ? new Date() : new Date(Date.parse(first) + dayMs);
  const { first: entry, all } = await auditEntries.unlinked(since);
  const fault: ChainFault | null =
    first !== undefined && entry ? { place: dayOf(entry.at), entryId: entry._id, kind: 'added' } : null;
  return { fault, all };
};

/** Looks at the whole audit log, a day at a time, up to the first entry or day that is not as it was kept. */
export const verifyLog = async (deps: Deps): Promise<VerifiedLog> => {
  const { auditEntries, auditDays, auditKey: key, now } = deps;
  const expiring = dayOf(new Date(keptSince('staffChanges', now()).getTime() + LATEST * dayMs));
  const days = await auditDays.all();
  const found: VerifiedLog = { days: 0, entries: 0, unlinked: 0, seals: {}, fault: null };
  let before: AuditDay | null = null;
  for (const day of days) {
    if (before?.service !== day.service) before = null;
    const entries = await auditEntries.inChain(day._id);
    const check = day.day < expiring ? faultInExpiring : faultInChain;
    const fault = check({ day, entries, key }) ?? faultBetween(day, before);
    if (fault) return { ...found, fault };
    found.days += 1;
    found.entries += entries.length;
    if (day.closedAt !== null && isSealIntact(key, day)) {
      found.seals[day.service] = `${day.day} ${day.seal}`;
      before = day;
    }
  }
  const { fault, all } = await addedBeside(deps, days);
  return { ...found, unlinked: all, fault };
};
