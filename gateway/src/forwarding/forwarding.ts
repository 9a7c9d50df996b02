import { createCollectBody } from '../limits/collect-body.ts';
import { createBreaker } from './breaker.ts';
import { createBulkheads } from './bulkheads.ts';
import { createForward, type Forward } from './forward.ts';
import { createUpstreamAgent, probeReadiness } from './upstream.ts';

export interface Forwarding {
  /** The way to one service, such as `http://127.0.0.1:4001`. */
  to: (upstream: string) => Forward;
  close: () => Promise<void>;
}

const megabyte = 1024 * 1024;
const bodyLimits = {
  stallMs: 10_000,
  perAddress: 64,
  bufferedBytes: 64 * megabyte,
  heldBytes: 128 * megabyte,
};

/** Connections to all services, a circuit and places for each. */
export const createForwarding = (options: { deadlineMs: number }): Forwarding => {
  const collectBody = createCollectBody(bodyLimits);
  const closing: (() => unknown)[] = [];
  return {
    to: (upstream) => {
      const agent = createUpstreamAgent(upstream, options);
      const breaker = createBreaker({ probe: probeReadiness(agent, upstream) });
      closing.push(breaker.close, () => agent.close());
      return createForward({ agent, upstream, breaker, bulkheadOf: createBulkheads(), collectBody });
    },
    close: async () => {
      await Promise.all(closing.map((end) => end()));
    },
  };
};
