import { within } from '../time/within.ts';

export type HealthCheck = () => Promise<void> | void;

export interface Readiness {
  ok: boolean;
  /** By name: `ok`, or `failed`. Why it failed is for the log, not for the caller. */
  checks: Record<string, 'ok' | 'failed'>;
}

export interface Health {
  /** A check throws or rejects while its part is not fit for work. */
  add(name: string, check: HealthCheck): void;
  ready(): Promise<Readiness>;
  /** From here on not ready, so that no new work is sent while the process stops. */
  setStopping(): void;
}

const timeoutMs = 2_000;
const tookTooLong = (): Error => new Error('took too long');

/** The parts that must work before this process takes requests. A check gets two seconds. */
export const createHealth = (): Health => {
  const checks = new Map<string, HealthCheck>();
  let stopping = false;
  return {
    add: (name, check) => void checks.set(name, check),
    setStopping: () => {
      stopping = true;
    },
    ready: async () => {
      const results = await Promise.all(
        [...checks].map(async ([name, check]) => {
          const state = await within(timeoutMs, Promise.resolve().then(check), tookTooLong).then(
            () => 'ok' as const,
            () => 'failed' as const,
          );
          return [name, state] as const;
        }),
      );
      const ok = !stopping && results.every(([, state]) => state === 'ok');
      return {
        ok,
        checks: { ...Object.fromEntries(results), ...(stopping && { stopping: 'failed' as const }) },
      };
    },
  };
};
