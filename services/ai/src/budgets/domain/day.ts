const dayMs = 24 * 3_600_000;

/** The day of a moment in UTC, such as `2026-11-22`. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The next midnight UTC. */
export const endOfDay = (now: Date): Date => new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs);
