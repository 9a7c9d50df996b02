import type { Logger } from '../logging/logger.ts';
import { within } from '../time/within.ts';

export type Part = readonly [name: string, stop: () => Promise<unknown>];

export interface StopLimits {
  /** How long the parts of one stage are waited for. */
  stageMs: number;
  /** How long all stages are; what is left is told to stop and not waited for. */
  totalMs: number;
}

/** Less than the eight seconds after which `runProcess` ends the process in any case. */
const limitsOfProcess: StopLimits = { stageMs: 3_000, totalMs: 7_000 };

/**
 * Stops the stages one after another, and the parts of a stage together. A part that fails, or that takes longer than the limits,
 * is logged by name and keeps no other running. Nothing acknowledged depends on it: what was not done waits in the store and in
 * Kafka. Never rejects.
 */
export const stopInOrder = async (
  logger: Logger,
  stages: readonly (readonly Part[])[],
  { stageMs, totalMs }: StopLimits = limitsOfProcess,
): Promise<void> => {
  const began = performance.now();
  for (const stage of stages) {
    const waitMs = Math.max(0, Math.min(stageMs, totalMs - (performance.now() - began)));
    await Promise.all(
      stage.map(async ([part, stop]) => {
        const stopping = stop().catch((error: unknown) =>
          logger.error({ err: error, part }, 'did not stop cleanly'),
        );
        const late = () => new Error('late');
        await within(waitMs, stopping, late).catch(() =>
          logger.warn({ part, waitedMs: Math.round(waitMs) }, 'did not stop in time'),
        );
      }),
    );
  }
};
