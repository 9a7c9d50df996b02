import { isIP } from 'node:net';
import { Agent, Pool, type Dispatcher } from 'undici';
import type { ProbeAnswer } from './circuit.ts';
import { createReplicas, type FindReplicas } from './replicas.ts';
import { tryReplicas } from './try-replicas.ts';

/** Shorter than the services' keep-alive of 75 s, or a call could be sent into a connection just closed. */
const idleConnectionMs = 20_000;
const probeTimeoutMs = 2_000;

export interface UpstreamOptions {
  deadlineMs: number;
  /** By the system's name server when absent. */
  find?: FindReplicas;
}

/**
 * The connections to one service, such as `http://127.0.0.1:4001`: a pool per address. A name is looked up again every few
 * seconds (replicas come and go), and its replicas take turns; a call that one did not take goes to another. An address is
 * called without that work. How many calls are in flight is bounded before them, by the bulkheads.
 */
export const createUpstreamAgent = (upstream: string, options: UpstreamOptions): Dispatcher => {
  const connections = {
    keepAliveTimeout: idleConnectionMs,
    keepAliveMaxTimeout: idleConnectionMs,
    pipelining: 1,
    connect: { timeout: 2_000 },
    headersTimeout: options.deadlineMs,
    bodyTimeout: options.deadlineMs,
  };
  const { hostname, origin } = new URL(upstream);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isAddress) return new Pool(origin, connections);
  const replicas = createReplicas(new URL(upstream), options.find ? { find: options.find } : {});
  return new Agent(connections).compose(tryReplicas(replicas));
};

/** Asks a service whether it is ready; never rejects. */
export const probeReadiness =
  (agent: Dispatcher, upstream: string): (() => Promise<ProbeAnswer>) =>
  async () => {
    try {
      const { statusCode, body } = await agent.request({
        origin: upstream,
        path: '/health/ready',
        method: 'GET',
        signal: AbortSignal.timeout(probeTimeoutMs),
      });
      await body.dump();
      return statusCode === 200 ? 'ready' : 'answers';
    } catch {
      return 'silent';
    }
  };
