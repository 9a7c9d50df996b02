/** The failures at one account, from everywhere or from one browser. Times are in milliseconds since 1970. */
export interface Guesses {
  /** Failures wear off one after another: when the last has. Each adds as much to it, so one is a single `$inc`. */
  wornOffAt: number;
  /** No attempt is let in before this; 0 where none has to wait. */
  nextAt: number;
}

const dayMs = 24 * 60 * 60_000;
export const longestPauseMs = 15 * 60_000;
const growth = 1.2;

const freeGuesses = (perDay: number): number => Math.max(1, Math.floor(perDay / 10));

const pauseAfter = (level: number, perDay: number): number => {
  const free = freeGuesses(perDay);
  return level < free ? 0 : Math.min(longestPauseMs, Math.round(1_000 * growth ** (level - free)));
};

export interface GuessTime {
  /** So many failures a day wear off. */
  perDay: number;
  now: number;
}

/** How long one failure counts. */
export const guessLastsMs = (perDay: number): number => Math.ceil(dayMs / perDay);

const counted = (from: number, { perDay, now }: GuessTime): Guesses => {
  const lastsMs = guessLastsMs(perDay);
  const wornOffAt = Math.max(now, from) + lastsMs;
  const pauseMs = pauseAfter((wornOffAt - now) / lastsMs, perDay);
  // Not `now` where there is no pause: another replica's clock may be behind.
  return { wornOffAt, nextAt: pauseMs === 0 ? 0 : now + pauseMs };
};

/** The first attempt at an account. */
export const firstGuess = (time: GuessTime): Guesses => counted(0, time);

/** An attempt makes nobody wait where the failures before it have worn off at `from` or later, and before `before`. */
export const freeRange = ({ perDay, now }: GuessTime): { from: number; before: number } => ({
  from: now,
  before: now + (freeGuesses(perDay) - 1) * guessLastsMs(perDay),
});

/**
 * Counts an attempt before it is made; or says for how many milliseconds none is let in, counting nothing. Some `perDay`
 * failures a day are let in, however many addresses they come from. The first tenth are free, then each makes the next
 * wait longer, up to a quarter of an hour: never a lock.
 */
export const guessAt = (
  known: Guesses | null,
  time: GuessTime,
): { guesses: Guesses } | { refused: number } => {
  if (known === null) return { guesses: firstGuess(time) };
  const waitMs = known.nextAt - time.now;
  return waitMs > 0 ? { refused: waitMs } : { guesses: counted(known.wornOffAt, time) };
};
