import { keptSince } from '@academy/contracts/shared/retention.ts';
import { strayIn, type ChainFault } from '@academy/service-kit/chains/check-chain.ts';
import type { AuthDeps } from '../../deps.ts';
import type { AuditDay } from './audit-day.ts';
import { faultInDay, faultInExpiring } from './check-day.ts';
import { dayOf } from './link.ts';

const dayMs = 86_400_000;
/** In days: an entry may be kept as long after what it tells of as its event waits in the topic, parked or in an outbox. */
const LATEST = 92;

/** A line that was logged when a day was closed. */
export interface LoggedDay {
  day: string;
  seal: string;
}

export interface VerifiedLog {
  days: number;
  entries: number;
  /** Kept by an earlier release, in no chain: nothing can be said of them. */
  unlinked: number;
  /** Whether something is not as it was kept; the first such thing. */
  fault: ChainFault | null;
}

type Deps = Pick<AuthDeps, 'auditEntries' | 'auditDays' | 'auditKey' | 'now'>;

/** A day that is not the one which the next closed day of its service names. */
const faultBetween = (day: AuditDay, before: AuditDay | null): ChainFault | null => {
  if (day.closedAt === null || (day.before?.id === before?._id && day.before?.seal === before?.seal))
    return null;
  const isThere = day.before?.id === before?._id;
  return { place: day.before?.id ?? day._id, entryId: null, kind: isThere ? 'altered' : 'missing' };
};

/** A day that is not as it was when its closing was logged. */
const faultSince = (days: readonly AuditDay[], logged: readonly LoggedDay[]): ChainFault | null => {
  const seals = new Map(days.map(({ _id, seal }) => [_id, seal]));
  const other = logged.find(({ day, seal }) => seals.get(day) !== seal);
  if (!other) return null;
  return { place: other.day, entryId: null, kind: seals.has(other.day) ? 'altered' : 'missing' };
};

/** An entry in no day's chain that is younger than the first day. */
const addedBeside = async ({ auditEntries }: Deps, days: readonly AuditDay[]) => {
  const [first] = days.map(({ day }) => day).sort();
  const since = first === undefined ? new Date() : new Date(Date.parse(first) + dayMs);
  const { first: entry, all } = await auditEntries.unlinked(since);
  const fault: ChainFault | null =
    first !== undefined && entry ? { place: dayOf(entry.at), entryId: entry._id, kind: 'added' } : null;
  return { fault, all };
};

/** Looks at the whole audit log, a day at a time, up to the first entry or day that is not as it was kept. */
export const verifyLog = async (deps: Deps, logged: readonly LoggedDay[] = []): Promise<VerifiedLog> => {
  const { auditEntries, auditDays, auditKey: key, now } = deps;
  const expiring = dayOf(new Date(keptSince('staffChanges', now()).getTime() + LATEST * dayMs));
  // Before the days, so that each place seen here has its day there.
  const places = await auditEntries.places();
  const days = await auditDays.all();
  const found: VerifiedLog = { days: 0, entries: 0, unlinked: 0, fault: faultSince(days, logged) };
  if (found.fault) return found;
  let before: AuditDay | null = null;
  for (const day of days) {
    if (before?.service !== day.service) before = null;
    const entries = await auditEntries.inChain(day._id);
    const check = day.day < expiring ? faultInExpiring : faultInDay;
    const fault = check({ day, entries, key }) ?? faultBetween(day, before);
    if (fault) return { ...found, fault };
    found.days += 1;
    found.entries += entries.length;
    if (day.closedAt !== null) before = day;
  }
  const stray = strayIn(places, days);
  if (stray) return { ...found, fault: stray };
  const { fault, all } = await addedBeside(deps, days);
  return { ...found, unlinked: all, fault };
};
