export interface TimeLeft {
  unit: 'minutes' | 'seconds';
  count: number;
}

const minuteMs = 60_000;

/** How long is left, as a person would say it: whole minutes, and seconds in the last one. */
export function timeLeft(endsAt: number, now: number): TimeLeft {
  const left = Math.max(0, endsAt - now);
  return left > minuteMs
    ? { unit: 'minutes', count: Math.ceil(left / minuteMs) }
    : { unit: 'seconds', count: Math.ceil(left / 1000) };
}
