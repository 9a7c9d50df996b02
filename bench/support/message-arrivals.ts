import { createSseParser } from '@academy/web-kit/live/sse-parser.ts';

/** When each named message arrived, in milliseconds of `performance.now()`. */
export interface Arrivals {
  arrived: (name: string) => void;
  /** Resolves with the moment of its arrival; rejects when it does not come within ten seconds. */
  of: (name: string) => Promise<number>;
}

const patienceMs = 10_000;

export const createArrivals = (): Arrivals => {
  const waiting = new Map<string, PromiseWithResolvers<number>>();
  const entry = (name: string): PromiseWithResolvers<number> => {
    const known = waiting.get(name) ?? Promise.withResolvers<number>();
    waiting.set(name, known);
    return known;
  };
  return {
    arrived: (name) => entry(name).resolve(performance.now()),
    of: async (name) => {
      const { promise, reject } = entry(name);
      const giveUp = setTimeout(() => reject(new Error(`${name} did not arrive`)), patienceMs);
      try {
        return await promise;
      } finally {
        clearTimeout(giveUp);
        waiting.delete(name);
      }
    },
  };
};

/** Reads a stream of server-sent events as a browser does, with web-kit's parser; resolves once it is open. */
export const readEvents = async (
  url: string,
  options: { signal: AbortSignal; onData: (data: string) => void },
): Promise<void> => {
  const response = await fetch(url, {
    headers: { accept: 'text/event-stream' },
    signal: options.signal,
  });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const parser = createSseParser();
  const text = response.body.pipeThrough(new TextDecoderStream());
  const read = async (): Promise<void> => {
    for await (const chunk of text) for (const { data } of parser.push(chunk)) options.onData(data);
  };
  void read().catch((error: unknown) => {
    if (!options.signal.aborted) throw error;
  });
};
