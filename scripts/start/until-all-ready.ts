import { during, type Progress } from './progress.ts';
import { reportSlowStart } from './slow-start.ts';
import { StartFailure } from './start-failure.ts';
import type { Supervised } from './supervise.ts';

/** Processes that are stopped at the same time. */
export interface Tier {
  members: readonly Supervised[];
  stopWithinMs: number;
}

const labels: Readonly<Record<string, string>> = { stores: 'Kafka and the store', gateway: 'The gateway' };
const labelOf = (name: string): string => labels[name] ?? `The ${name} service`;

/** Each process is a step of its own. Throws StartFailure when one cannot start, or when it is interrupted. */
export const untilAllReady = async (
  tiers: readonly Tier[],
  progress: Progress,
  signal: AbortSignal,
): Promise<void> => {
  const members = tiers.flatMap((tier) => tier.members);
  const interrupted = new Promise<never>((_, reject) => {
    const stop = (): void => reject(new StartFailure('Stopped before it was ready.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  const all = members.map(({ name, ready }) =>
    during(progress, labelOf(name), () => Promise.race([ready, interrupted])),
  );
  const slow = members.map((member) =>
    reportSlowStart({
      ...member,
      label: labelOf(member.name),
      report: (sentence) => progress.note(sentence),
    }),
  );
  await Promise.all(all).finally(() => slow.forEach((stop) => stop()));
};
