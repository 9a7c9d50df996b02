import type { AuthDeps } from '../../deps.ts';
import { dayOf, numberOf } from './link.ts';

/** What a replica with a slow clock may still add to yesterday, in milliseconds. */
const GRACE = 3_600_000;

/**
 * Closes the audit log's days that are over, each naming the one before. Each seal is logged: whoever kept the log can show that a
 * day is the one that was closed then.
 */
export const closeDays = async ({
  auditEntries,
  auditDays,
  now,
  logger,
}: Pick<AuthDeps, 'auditEntries' | 'auditDays' | 'now' | 'logger'>): Promise<void> => {
  const closedAt = now();
  for (const { seal: _, ...open } of await auditDays.openBefore(
    dayOf(new Date(closedAt.getTime() - GRACE)),
  )) {
    const [last, before] = await Promise.all([
      auditEntries.lastLink(open._id),
      auditDays.lastClosed(open.service),
    ]);
    // An entry may be there that a crash left uncounted. What is counted and is not there stays counted.
    const isUncounted = last !== null && numberOf(last.place) > open.entries;
    const day = {
      ...open,
      ...(isUncounted && { entries: numberOf(last.place), last: last.hash }),
      closedAt,
      before: before && { id: before._id, seal: before.seal },
    };
    await auditDays.close(day, { counted: open.entries });
    const closed = await auditDays.lastClosed(open.service);
    if (closed?._id === open._id)
      logger.info({ day: closed._id, entries: closed.entries, seal: closed.seal }, 'audit day closed');
  }
};
