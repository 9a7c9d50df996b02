import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';

/** An automation is run within seconds of its slot; what is this late waits for a scheduler. */
const lateMs = 5 * 60_000;

/** Whether an automation is late, or failed when it was last run. One that is paused waits for nothing. */
export const isInTrouble = (
  { isActive, lastFailed, nextRun }: Pick<Automation, 'isActive' | 'lastFailed' | 'nextRun'>,
  now: number,
): boolean => isActive && (lastFailed || (nextRun !== null && now - Date.parse(nextRun) > lateMs));
