import { replicasOf, start, stop } from './containers.ts';

export interface Restarts {
  /** How long each replica of a part took to stop, in ms. */
  stopMs: Record<string, number[]>;
  /** What had to be killed, or ended with an error. */
  unclean: string[];
}

/** Stops and starts every replica of these Compose services, one after the other, each once the one before is healthy. */
export const restartEach = async (parts: readonly string[]): Promise<Restarts> => {
  const restarts: Restarts = { stopMs: {}, unclean: [] };
  for (const part of parts) {
    for (const replica of await replicasOf(part)) {
      const { exitCode, ms } = await stop(replica);
      (restarts.stopMs[part] ??= []).push(ms);
      if (exitCode !== 0) restarts.unclean.push(`${part} ended with ${exitCode} after ${ms} ms`);
      await start(replica);
    }
  }
  return restarts;
};
