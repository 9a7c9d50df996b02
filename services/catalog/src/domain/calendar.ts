/** A day as `2026-11-22`; such texts sort by time. */
export type CalendarDate = string;

const dayMs = 24 * 60 * 60 * 1000;
/** More than any zone is away from UTC. */
const farthestMs = 15 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, made);
  return made;
};

const partsIn = (at: Date | number, timeZone: string) => {
  const parts = formatOf(timeZone).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
};

/** The day that it is in a time zone. */
export const dateIn = (at: Date | number, timeZone: string): CalendarDate => {
  const { year = '', month = '', day = '' } = partsIn(at, timeZone);
  return `${year.padStart(4, '0')}-${month}-${day}`;
};

/** The hour of the day in a time zone, 0 to 23. */
export const hourIn = (at: Date | number, timeZone: string): number => Number(partsIn(at, timeZone).hour);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week that a day is in. */
export const weekOf = (date: CalendarDate): CalendarDate =>
  addDays(date, -((new Date(date).getUTCDay() + 6) % 7));

/**
 * The first instant of a day in a time zone, found by halving: so it is right where clocks change at midnight and a day
 * begins at one o'clock.
 */
export const startOf = (date: CalendarDate, timeZone: string): Date => {
  const midnight = Date.parse(date);
  let before = midnight - farthestMs;
  let from = midnight + farthestMs;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dateIn(middle, timeZone) >= date) from = middle;
    else before = middle;
  }
  return new Date(from);
};

export interface Week {
  /** Its Monday, which names it. */
  monday: CalendarDate;
  sunday: CalendarDate;
  from: Date;
  /** The first instant after it. */
  until: Date;
}

/** The week that begins on a Monday, as it passes in a time zone: 167 or 169 hours where clocks change. */
export const weekFrom = (monday: CalendarDate, timeZone: string): Week => ({
  monday,
  sunday: addDays(monday, 6),
  from: startOf(monday, timeZone),
  until: startOf(addDays(monday, 7), timeZone),
});

/** The Monday of the week that it is in a time zone: all that names the week, without finding where it begins and ends. */
export const mondayAt = (at: Date, timeZone: string): CalendarDate => weekOf(dateIn(at, timeZone));

/** The week that it is in a time zone. */
export const weekAt = (at: Date, timeZone: string): Week => weekFrom(mondayAt(at, timeZone), timeZone);
