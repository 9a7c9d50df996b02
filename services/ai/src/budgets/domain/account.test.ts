import {
  accountAt,
  remainingOf,
  renewCall,
  reserveCall,
  settleCall,
  type Account,
  type CallRequest,
} from './account.ts';

const noon = new Date('2026-11-22T12:00:10.000Z');
const later = (seconds: number, from = noon): Date => new Date(from.getTime() + seconds * 1_000);
const limits = { tokensPerDay: 1_000, callsPerMinute: 3, atOnce: { answer: 2, generation: 1 } };

let calls = 0;
const call = (over: Partial<CallRequest> = {}): CallRequest => ({
  id: `call-${(calls += 1)}`,
  lane: 'answer',
  countsPerMinute: true,
  tokens: { atLeast: 100, atMost: 300 },
  leaseMs: 60_000,
  ...over,
});

const reserved = (account: Account | null, request = call(), now = noon) => {
  const result = reserveCall(account, request, { limits, now });
  if (result.refusal) throw new Error(result.refusal.reason);
  return result;
};
const refusal = (account: Account | null, request = call(), now = noon) =>
  reserveCall(account, request, { limits, now }).refusal;

test('When a call is reserved and settled, then what it cost is gone and the rest is back', () => {
  const { account, hold } = reserved(null);
  expect(hold.tokens).toBe(300);
  expect(remainingOf(account, 1_000)).toBe(700);
  const settled = settleCall(account, hold, { tokens: 120, now: later(5) });
  expect(remainingOf(settled, 1_000)).toBe(880);
  expect(settled.holds).toEqual([]);
});

test('When less than a whole call is left, then it gets what is left; when less than the least, then none', () => {
  const known = { ...accountAt(null, noon), spent: 850 };
  expect(reserved(known).hold.tokens).toBe(150);
  expect(refusal({ ...known, spent: 901 })).toEqual({ reason: 'spent', retryAfterSeconds: 43_190 });
});

test('When two answers run, then a third is refused, and one long piece of work may still begin', () => {
  const two = reserved(reserved(null).account).account;
  expect(refusal(two)?.reason).toBe('at-once');
  const three = reserved(two, call({ lane: 'generation', tokens: { atLeast: 0, atMost: 0 } })).account;
  expect(refusal(three, call({ lane: 'generation' }))?.reason).toBe('at-once');
});

test('When as many calls began within this minute as may, then the next waits for the next minute', () => {
  let account: Account | null = null;
  for (let n = 0; n < 3; n += 1) {
    const one = reserved(account, call({ tokens: { atLeast: 1, atMost: 1 } }));
    account = settleCall(one.account, one.hold, { tokens: 1, now: noon });
  }
  expect(refusal(account)).toEqual({ reason: 'minute', retryAfterSeconds: 50 });
  expect(refusal(account, call({ countsPerMinute: false }))).toBeUndefined();
  expect(refusal(account, call(), later(50))).toBeUndefined();
});

test('When a lease is not renewed, then its reservation comes back; when it is, then it stays', () => {
  const { account, hold } = reserved(null);
  expect(remainingOf(accountAt(account, later(60)), 1_000)).toBe(1_000);
  const renewed = renewCall(account, { id: hold.id, expiresAt: later(100), now: later(40) });
  expect(renewed && remainingOf(accountAt(renewed, later(60)), 1_000)).toBe(700);
  expect(renewCall(account, { id: hold.id, expiresAt: later(200), now: later(60) })).toBeNull();
});

test('When a call ends whose lease ran out, then it is charged all the same', () => {
  const { account, hold } = reserved(null);
  expect(settleCall(account, hold, { tokens: 80, now: later(90) }).spent).toBe(80);
});

test('When midnight UTC passes, then the whole budget is there, and a call of yesterday stays yesterday’s', () => {
  const late = new Date('2026-11-22T23:59:50.000Z');
  const { account, hold } = reserved({ ...accountAt(null, late), spent: 700 }, call(), late);
  const afterwards = new Date('2026-11-23T00:00:05.000Z');
  expect(remainingOf(accountAt(account, afterwards), 1_000)).toBe(1_000);
  // It still runs, so it still is one of two.
  expect(accountAt(account, afterwards).holds).toHaveLength(1);
  const settled = settleCall(account, hold, { tokens: 300, now: afterwards });
  expect(settled).toMatchObject({ day: '2026-11-23', spent: 0, holds: [] });
});

test('When a call costs no tokens, then somebody who has spent all may still make it', () => {
  const spent = { ...accountAt(null, noon), spent: 1_200 };
  expect(remainingOf(spent, 1_000)).toBe(0);
  expect(refusal(spent, call({ tokens: { atLeast: 0, atMost: 0 } }))).toBeUndefined();
});
