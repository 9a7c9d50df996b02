const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

export interface Age {
  unit: 'underAnHour' | 'hours' | 'days';
  count: number;
}

/** Under an hour, whole hours under a day, then whole days. A moment ahead of this clock counts as now. */
export function ageOf(iso: string, now: number): Age {
  const hours = Math.floor(Math.max(0, now - Date.parse(iso)) / HOUR_MS);
  if (hours < 1) return { unit: 'underAnHour', count: 0 };
  if (hours < HOURS_A_DAY) return { unit: 'hours', count: hours };
  return { unit: 'days', count: Math.floor(hours / HOURS_A_DAY) };
}
