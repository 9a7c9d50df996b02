import { dayOf, endOfDay } from './day.ts';

/** What of a person may run side by side: answers that stream, and one long piece of work. */
export type Lane = 'answer' | 'generation';

/** What a running call has reserved. */
export interface Hold {
  id: string;
  /** The day that it is charged to. */
  day: string;
  lane: Lane;
  tokens: number;
  /** Unless renewed: the process that made the call has died by then. */
  expiresAt: Date;
}

/** What one person has spent today, and what runs. */
export interface Account {
  day: string;
  /** Tokens. */
  spent: number;
  /** Of the Unix epoch. */
  minute: number;
  callsThisMinute: number;
  holds: Hold[];
}

export interface AccountLimits {
  tokensPerDay: number;
  callsPerMinute: number;
  atOnce: Readonly<Record<Lane, number>>;
}

export interface CallRequest {
  id: string;
  lane: Lane;
  countsPerMinute: boolean;
  tokens: { atLeast: number; atMost: number };
  leaseMs: number;
}

export type Refusal = {
  reason: 'spent' | 'minute' | 'at-once';
  retryAfterSeconds: number;
};

const minuteMs = 60_000;
const minuteOf = (now: Date): number => Math.floor(now.getTime() / minuteMs);
const secondsUntil = (at: Date, now: Date): number => Math.ceil((at.getTime() - now.getTime()) / 1_000);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The account as it stands now: a new day and a new minute begin at nothing, and what nobody renewed is returned. */
export const accountAt = (known: Account | null, now: Date): Account => {
  const day = dayOf(now);
  const minute = minuteOf(now);
  return {
    day,
    spent: known?.day === day ? known.spent : 0,
    minute,
    callsThisMinute: known?.minute === minute ? known.callsThisMinute : 0,
    holds: known?.holds.filter(({ expiresAt }) => expiresAt > now) ?? [],
  };
};

/** What is neither spent nor reserved today; a call that runs since yesterday is yesterday's. */
export const remainingOf = ({ day, spent, holds }: Account, tokensPerDay: number): number => {
  const reserved = sum(holds.filter((hold) => hold.day === day).map(({ tokens }) => tokens));
  return Math.max(0, tokensPerDay - spent - reserved);
};

const refusalOf = (
  account: Account,
  { lane, countsPerMinute, tokens }: CallRequest,
  { limits, now }: { limits: AccountLimits; now: Date },
): Refusal | null => {
  const running = account.holds.filter((hold) => hold.lane === lane).length;
  if (running >= limits.atOnce[lane]) return { reason: 'at-once', retryAfterSeconds: 1 };
  // A person with nothing left may still do what costs nothing.
  if (tokens.atLeast > remainingOf(account, limits.tokensPerDay))
    return { reason: 'spent', retryAfterSeconds: secondsUntil(endOfDay(now), now) };
  if (countsPerMinute && account.callsThisMinute >= limits.callsPerMinute) {
    const next = new Date((account.minute + 1) * minuteMs);
    return { reason: 'minute', retryAfterSeconds: secondsUntil(next, now) };
  }
  return null;
};

export type ReserveResult =
  { account: Account; hold: Hold; refusal?: never } | { refusal: Refusal; account?: never };

/** Reserves for one call, as much of `atMost` as is left, or says why not. */
export const reserveCall = (
  known: Account | null,
  request: CallRequest,
  at: { limits: AccountLimits; now: Date },
): ReserveResult => {
  const account = accountAt(known, at.now);
  const refusal = refusalOf(account, request, at);
  if (refusal) return { refusal };
  const hold: Hold = {
    id: request.id,
    day: account.day,
    lane: request.lane,
    tokens: Math.min(request.tokens.atMost, remainingOf(account, at.limits.tokensPerDay)),
    expiresAt: new Date(at.now.getTime() + request.leaseMs),
  };
  const callsThisMinute = account.callsThisMinute + (request.countsPerMinute ? 1 : 0);
  return { account: { ...account, callsThisMinute, holds: [...account.holds, hold] }, hold };
};

/** Ends a call with what it cost. One whose lease ran out meanwhile is charged all the same. */
export const settleCall = (
  known: Account,
  { id, day }: Pick<Hold, 'id' | 'day'>,
  { tokens, now }: { tokens: number; now: Date },
): Account => {
  const account = accountAt(known, now);
  return {
    ...account,
    spent: account.spent + (account.day === day ? tokens : 0),
    holds: account.holds.filter((hold) => hold.id !== id),
  };
};

/** Null where the lease has run out. */
export const renewCall = (
  known: Account,
  { id, expiresAt, now }: Pick<Hold, 'id' | 'expiresAt'> & { now: Date },
): Account | null => {
  const account = accountAt(known, now);
  if (!account.holds.some((hold) => hold.id === id)) return null;
  return { ...account, holds: account.holds.map((hold) => (hold.id === id ? { ...hold, expiresAt } : hold)) };
};
