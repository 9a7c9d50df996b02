import type { z } from 'zod';
import { createUpstreamAgent } from '../forwarding/upstream.ts';

/** Reads a public answer of a service; null where there is none, as of what visitors may not see. Throws when it takes too long. */
export type ReadJson = <S extends z.ZodType>(path: string, schema: S) => Promise<z.output<S> | null>;

export interface PublicReader {
  read: ReadJson;
  close: () => Promise<void>;
}

/** Reads of one service, such as `http://127.0.0.1:4001`, without anybody's token: what comes is what every visitor gets. */
export const createPublicReader = (
  upstream: string,
  { deadlineMs }: { deadlineMs: number },
): PublicReader => {
  const agent = createUpstreamAgent(upstream, { deadlineMs });
  return {
    read: async (path, schema) => {
      const { statusCode, body } = await agent.request({
        origin: upstream,
        path,
        method: 'GET',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (statusCode === 200) return schema.parse(await body.json());
      await body.dump();
      if (statusCode === 404) return null;
      throw new Error(`${path} answered ${statusCode}`);
    },
    // Its calls are short, and no page waits for them any more.
    close: () => agent.destroy(),
  };
};
