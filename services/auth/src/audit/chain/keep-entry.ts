import type { AuthDeps } from '../../deps.ts';
import type { Link } from '../audit-entry.ts';
import { emptyDay, isSealIntact, type AuditDay } from './audit-day.ts';
import { dayOf, lastNumber, linkTo, numberOf, placeIn, type Unlinked } from './link.ts';

const dayMs = 86_400_000;
/** Each loser of a race for a place has lost it to another entry; that many at once there are not. */
const MOST_TRIES = 200;

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
    return { chain: fresh._id, day, last };
  }
};

/** What the next entry follows: the last there is, or the last that was counted, which may have been taken away. */
const lastOf = (chain: string, day: AuditDay | null, last: Link | null) =>
  day !== null && day.entries > (last ? numberOf(last.place) : 0)
    ? { place: placeIn(chain, day.entries), hash: day.last }
    : last;

/** Counts an entry in its day's summary, unless a later one is counted, and never in one that somebody else wrote. */
const count = async (
  { auditDays, auditKey, logger }: KeepDeps,
  { chain, day: known, link }: { chain: string; day: AuditDay | null; link: Link },
) => {
  let day = known;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (day === null || !isSealIntact(auditKey, day)) {
      logger.error({ day: chain }, 'the summary of an audit day is not as auth wrote it');
      return;
    }
    const entries = numberOf(link.place);
    if (day.closedAt !== null || day.entries >= entries) return;
    const { seal, ...counted } = day;
    if (await auditDays.replace({ ...counted, entries, last: link.hash }, { seal })) return;
    day = await auditDays.find(chain);
  }
};

/**
 * Keeps an entry as the next of its service's chain of the day; one that is kept already stays as it is. Of two replicas that want
 * the same place one takes the next. Throws where no place can be had.
 */
export const keepEntry = async (
  deps: KeepDeps,
  { service, entry }: { service: string; entry: Unlinked },
): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { chain, day, last } = await openDay(deps, service);
    const before = lastOf(chain, day, last);
    if (before !== null && numberOf(before.place) === lastNumber) break;
    const linked = linkTo(deps.auditKey, entry, { chain, last: before });
    const outcome = await deps.auditEntries.add(linked);
    if (outcome === 'place taken') continue;
    if (outcome === 'added') await count(deps, { chain, day, link: linked.link });
    return;
  }
  throw new Error(`No place in the audit log's chain of ${service} could be had for entry ${entry._id}.`);
};
