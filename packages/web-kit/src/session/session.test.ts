import { jest } from '@jest/globals';
import { inPageLocks } from './locks.ts';
import { createSession, type RefreshResult } from './session.ts';
import type { TokenStorage } from './token-storage.ts';
import { readClaims, renewalDelay } from './token.ts';

const NOW = Date.UTC(2026, 0, 1);
let serial = 0;
function token(secondsToLive = 600): string {
  serial += 1;
  const claims = { sub: 'u1', name: 'Begoña', serial, exp: NOW / 1000 + secondsToLive };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `header.${payload}.signature`;
}

/** A browser: tabs share the storage and the lock. */
function browser(first: string | null) {
  let stored = first;
  const tabs: ((token: string | null) => void)[] = [];
  const locks = inPageLocks();
  const openTab = (requestRefresh: () => Promise<RefreshResult>) => {
    let heard: ((token: string | null) => void) | undefined;
    const storage: TokenStorage = {
      read: () => stored,
      write(value) {
        stored = value;
        for (const tab of tabs) if (tab !== heard) tab(value);
      },
      onForeignChange(listener) {
        heard = listener;
        tabs.push(listener);
        return () => tabs.splice(tabs.indexOf(listener), 1);
      },
    };
    return createSession({ storage, requestRefresh, locks, now: () => NOW });
  };
  return { openTab, stored: () => stored };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the token', () => {
  it('When it is a JWT, then its claims are read, accents included', () => {
    expect(readClaims(token())).toMatchObject({ sub: 'u1', name: 'Begoña' });
  });
  it.each(['', 'x', 'a.b.c', 'a.e30.c'])('When it is %j, then there are no claims', (text) => {
    expect(readClaims(text)).toBeNull();
  });
  it('When it lives ten minutes, then it is renewed a minute before its end', () => {
    expect(renewalDelay({ exp: NOW / 1000 + 600 }, NOW)).toBe(540_000);
    expect(renewalDelay({ exp: NOW / 1000 + 60 }, NOW)).toBe(30_000);
    expect(renewalDelay({ exp: NOW / 1000 - 5 }, NOW)).toBe(0);
  });
});

describe('the session', () => {
  it('When the token nears its end, then it is renewed and listeners hear of it', async () => {
    const next = token();
    const refresh = jest.fn(async () => ({ token: next }));
    const session = browser(token()).openTab(refresh);
    const heard: (string | null)[] = [];
    session.subscribe((value) => heard.push(value));
    session.start();
    await jest.advanceTimersByTimeAsync(539_000);
    expect(refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([next]);
  });

  it('When many calls and tabs are refused at once, then the server is asked once', async () => {
    const old = token();
    const next = token();
    const refresh = jest.fn(async () => ({ token: next }));
    const { openTab } = browser(old);
    const [one, two] = [openTab(refresh), openTab(refresh)];
    const answers = await Promise.all([
      one.refresh(old),
      one.refresh(old),
      two.refresh(old),
      two.refresh(old),
    ]);
    expect(answers).toEqual([next, next, next, next]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('When the server says that the session is over, then the token goes', async () => {
    const old = token();
    const { openTab, stored } = browser(old);
    const session = openTab(async () => 'over');
    const heard: (string | null)[] = [];
    session.subscribe((value) => heard.push(value));
    expect(await session.refresh(old)).toBeNull();
    expect(stored()).toBeNull();
    expect(heard).toEqual([null]);
  });

  it('When the server cannot be reached, then the token stays and renewal is tried again', async () => {
    const old = token();
    const next = token();
    const results: RefreshResult[] = ['unreachable', { token: next }];
    const { openTab, stored } = browser(old);
    const session = openTab(async () => results.shift() ?? 'over');
    expect(await session.refresh(old)).toBeNull();
    expect(stored()).toBe(old);
    await jest.advanceTimersByTimeAsync(10_001);
    expect(stored()).toBe(next);
  });

  it('When the person signs out while a renewal is under way, then the session stays ended', async () => {
    const old = token();
    const { openTab, stored } = browser(old);
    let answer: (result: RefreshResult) => void = () => undefined;
    const session = openTab(() => new Promise((resolve) => (answer = resolve)));
    const renewal = session.refresh(old);
    await jest.advanceTimersByTimeAsync(0);
    session.set(null);
    answer({ token: token() });
    expect(await renewal).toBeNull();
    expect(stored()).toBeNull();
  });

  it('When another tab signs out, then this one hears it', () => {
    const { openTab } = browser(token());
    const [one, two] = [openTab(async () => 'over'), openTab(async () => 'over')];
    one.start();
    two.start();
    const heard: (string | null)[] = [];
    two.subscribe((value) => heard.push(value));
    one.set(null);
    expect(heard).toEqual([null]);
  });

  it('When the machine slept past the end of the token, then waking renews it', async () => {
    const next = token();
    const { openTab, stored } = browser(token(-30));
    const session = openTab(async () => ({ token: next }));
    session.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect(stored()).toBe(next);
  });
});
