import { pause } from '@academy/service-kit/time/pause.ts';
import { bodyOf, clientFrom, type Attack } from '../support/attacked-academy.ts';

const connections = 200;
const attackMs = 8_000;
const mostRatio = 2;
/** A wait that nobody notices, whatever it is a multiple of. */
const unnoticedMs = 100;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

export const crowdedSignIn: Attack = {
  name: 'crowded sign-in (F12)',
  tries: `${connections} connections from as many addresses sign in for ${attackMs / 1000} s while a member reads their own account.`,
  finds: `The member waits over ${mostRatio} times as long as before (and over ${unnoticedMs} ms), or is refused.`,
  run: async ({ url, neighbour, register }) => {
    const { authorization, email, password } = await register();
    const readFor = async (ms: number): Promise<number[]> => {
      const times: number[] = [];
      for (const ends = Date.now() + ms; Date.now() < ends; await pause(20)) {
        const began = performance.now();
        bodyOf(await neighbour.get('/api/auth/me', { authorization }), 200);
        times.push(performance.now() - began);
      }
      return times;
    };
    const idle = median(await readFor(2_000));
    const ends = Date.now() + attackMs;
    const body = { email, password };
    const statuses = new Map<number, number>();
    const lane = async (n: number): Promise<void> => {
      const crowd = clientFrom(url, `198.51.101.${n}`);
      while (Date.now() < ends) {
        const { status } = await crowd.post('/api/auth/login', { body });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== 200) await pause(500);
      }
    };
    const lanes = Promise.all(Array.from({ length: connections }, (_, n) => lane(n)));
    const [crowded] = await Promise.all([readFor(attackMs).then(median), lanes]);
    if (!statuses.has(200)) throw new Error(`nobody signed in: ${JSON.stringify([...statuses])}`);
    const slow = crowded > mostRatio * idle && crowded > unnoticedMs;
    return slow ? `reads took ${Math.round(idle)} ms before and ${Math.round(crowded)} ms meanwhile` : null;
  },
};
