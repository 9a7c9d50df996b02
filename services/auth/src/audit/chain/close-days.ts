import { numberOf } from '@academy/service-kit/chains/link.ts';
import type { AuthDeps } from '../../deps.ts';
import { isSealIntact, type AuditDay } from './audit-day.ts';
import { dayOf } from './link.ts';

/** What a replica with a slow clock may still add to yesterday, in milliseconds. */
const GRACE = 3_600_000;

type Deps = Pick<AuthDeps, 'auditEntries' | 'auditDays' | 'auditKey' | 'now' | 'logger'>;

const close = async ({ auditEntries, auditDays, logger }: Deps, open: AuditDay, closedAt: Date) => {
  const { seal, ...day } = open;
  const [last, before] = await Promise.all([auditEntries.lastLink(day._id), auditDays.closedBefore(day)]);
  // An entry may be there that a crash left uncounted. What is counted and is not there stays counted.
  const isUncounted = last !== null && numberOf(last.place) > day.entries;
  const closed = {
    ...day,
    ...(isUncounted && { entries: numberOf(last.place), last: last.hash }),
    closedAt,
    before: before && { id: before._id, seal: before.seal },
  };
  if (!(await auditDays.replace(closed, { seal }))) return;
  const written = await auditDays.find(day._id);
  logger.info({ day: day._id, entries: closed.entries, seal: written?.seal }, 'audit day closed');
};

/**
 * Closes the audit log's days that are over, each naming the one before. Each seal is logged: whoever kept the log can show that a
 * day is the one that was closed then. A day that somebody else wrote is left as it is.
 */
export const closeDays = async (deps: Deps): Promise<void> => {
  const closedAt = deps.now();
  for (const day of await deps.auditDays.openBefore(dayOf(new Date(closedAt.getTime() - GRACE))))
    if (isSealIntact(deps.auditKey, day)) await close(deps, day, closedAt);
    else deps.logger.error({ day: day._id }, 'the summary of an audit day is not as auth wrote it');
};
