import { jest } from '@jest/globals';
import {
  createViewingSession,
  readViewingToken,
  VIEWING_KEY,
  viewingEndsAt,
  writeViewingToken,
} from './viewing-session.ts';

const kept = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});

const tokenUntil = (exp: number) =>
  `e30.${Buffer.from(JSON.stringify({ sub: 'ana', exp })).toString('base64url')}.x`;

let tellers: (string | null)[];
const openFor = (seconds: number, now?: () => number) => {
  kept.set(VIEWING_KEY, tokenUntil(Date.now() / 1000 + seconds));
  const session = createViewingSession(now);
  tellers = [];
  session.subscribe((token) => tellers.push(token));
  return session;
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  kept.clear();
});

test('When its time is over, then it ends, once, and the tab keeps nothing', () => {
  const session = openFor(600);
  session.start();
  jest.advanceTimersByTime(599_000);
  expect([session.read(), tellers]).toEqual([expect.any(String), []]);
  jest.advanceTimersByTime(2_000);
  expect([session.read(), readViewingToken(), tellers]).toEqual([null, null, [null]]);
});

test('When the server refuses its token, then it is over and no other is asked for', async () => {
  const session = openFor(600);
  expect(await session.refresh(session.read())).toBeNull();
  expect([readViewingToken(), tellers]).toEqual([null, [null]]);
});

test('When the machine slept past its end, then it is over on waking', () => {
  let slept = 0;
  const session = openFor(600, () => Date.now() + slept);
  session.start();
  slept = 700_000;
  session.wake();
  expect(session.read()).toBeNull();
});

test.each([-3_600_000, 0, 3_600_000])(
  'When the browser’s clock is %d ms off, then it lasts as long as its token lives, from when that came',
  (off) => {
    const served = (Date.now() + off) / 1000;
    const claims = JSON.stringify({ sub: 'ana', iat: served, exp: served + 600 });
    writeViewingToken(`e30.${Buffer.from(claims).toString('base64url')}.x`);
    expect(viewingEndsAt() - Date.now()).toBeCloseTo(600_000, -1);
    const session = createViewingSession();
    session.start();
    jest.advanceTimersByTime(599_000);
    expect(session.read()).toBe(readViewingToken());
    jest.advanceTimersByTime(2_000);
    expect(session.read()).toBeNull();
  },
);

test('When it is asked to renew, then it stays as it is', async () => {
  const session = openFor(600);
  const before = session.read();
  expect(await session.renewNow()).toBe(before);
  expect(tellers).toEqual([]);
});

test('When the browser forbids storage, then a tab views nobody', () => {
  const { sessionStorage } = globalThis;
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied');
    },
  });
  expect(readViewingToken()).toBeNull();
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: sessionStorage });
});
