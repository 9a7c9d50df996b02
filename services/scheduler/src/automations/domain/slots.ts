/** Slots that passed less long ago are each run; of older ones only the newest is. */
export const eachWithinMs = 60_000;

export interface Timetable {
  /** The first slot that has not been run. */
  nextRunAt: Date;
  intervalMs: number;
}

export interface SlotsDue {
  /** Each to be run once, oldest first; empty while none is due. */
  slots: Date[];
  /** How many earlier ones passed while nothing ran; the first of `slots` stands for them too. */
  missed: number;
  /** The first slot after `now`. */
  next: Date;
}

/** The first slot of an automation that is activated at `at`. */
export const firstSlot = (at: Date, intervalMs: number): Date => new Date(at.getTime() + intervalMs);

/**
 * Which slots of a timetable have come. Slots are instants, `intervalMs` apart, in UTC: no time zone's clock change
 * moves, doubles or drops one. After a downtime the slots of its last minute are each run, or, where the last is older,
 * that one alone. A clock that was set back has nothing due until it has caught up.
 */
export const slotsDue = ({ nextRunAt, intervalMs }: Timetable, now: Date): SlotsDue => {
  const first = nextRunAt.getTime();
  const passed = now.getTime() - first;
  if (passed < 0) return { slots: [], missed: 0, next: nextRunAt };
  const newest = Math.floor(passed / intervalMs);
  const recent = Math.max(0, Math.floor((passed - eachWithinMs) / intervalMs) + 1);
  const oldest = Math.min(newest, recent);
  const slots = Array.from(
    { length: newest - oldest + 1 },
    (_, index) => new Date(first + (oldest + index) * intervalMs),
  );
  return { slots, missed: oldest, next: new Date(first + (newest + 1) * intervalMs) };
};
