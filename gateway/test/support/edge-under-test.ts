import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import type { Dispatcher } from 'undici';
import { createEdge } from '../../src/edge/edge.ts';
import { securityHeaders } from '../../src/edge/security-headers.ts';
import { createBreaker, type Breaker } from '../../src/forwarding/breaker.ts';
import { createBulkheads, upstreamLimits, type UpstreamLimits } from '../../src/forwarding/bulkheads.ts';
import { createForward } from '../../src/forwarding/forward.ts';
import type { FindReplicas } from '../../src/forwarding/replicas.ts';
import { createUpstreamAgent, probeReadiness } from '../../src/forwarding/upstream.ts';
import { createCollectBody, type BodyLimits } from '../../src/limits/collect-body.ts';
import { createRateLimit } from '../../src/limits/rate-limit.ts';
import { ordinaryPolicy, type CallPolicy } from '../../src/routing/call-policy.ts';

const servers: Server[] = [];
const agents: Dispatcher[] = [];
const breakers: Breaker[] = [];

/** A server for as long as the test lasts; gives its address. */
export const serve = async (
  listener: RequestListener,
  options: { port?: number; server?: ServerOptions } = {},
): Promise<string> => {
  const server = createServer(options.server ?? {}, listener);
  servers.push(server);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

export const closeAll = async (): Promise<void> => {
  for (const breaker of breakers.splice(0)) breaker.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await Promise.all(agents.splice(0).map((agent) => agent.destroy()));
};

export interface EdgeOptions {
  deadlineMs?: number;
  trustedHops?: number;
  callsPerMinute?: number;
  policy?: Partial<CallPolicy>;
  bodies?: Partial<BodyLimits>;
  limits?: Partial<UpstreamLimits>;
  readStallMs?: number;
  /** Of an upstream that is a name. */
  find?: FindReplicas;
  /** Called for each call once the edge has taken it on: a shared read is joined by then. */
  onTaken?: () => void;
}

/** The gateway's front before one upstream: `/api/auth` is auth's, the rest is library's. */
export const edgeTo = (upstream: string, options: EdgeOptions = {}): Promise<string> => {
  const agent = createUpstreamAgent(upstream, {
    deadlineMs: options.deadlineMs ?? 5_000,
    ...(options.find && { find: options.find }),
  });
  agents.push(agent);
  const collectBody = createCollectBody({
    stallMs: 10_000,
    perAddress: 64,
    bufferedBytes: 64 * 1024 * 1024,
    heldBytes: 128 * 1024 * 1024,
    ...options.bodies,
  });
  const forwardTo = () => {
    const breaker = createBreaker({ probe: probeReadiness(agent, upstream) });
    breakers.push(breaker);
    const bulkheadOf = createBulkheads({ ...upstreamLimits, ...options.limits });
    const { readStallMs = 30_000 } = options;
    return createForward({ agent, upstream, breaker, bulkheadOf, collectBody, readStallMs });
  };
  const policy = { ...ordinaryPolicy, ...options.policy };
  const edge = createEdge({
    routeOf: (_method, path) => {
      if (path === '/api/nowhere') return null;
      return { owner: path.startsWith('/api/auth') ? 'auth' : 'library', policy };
    },
    forwards: { library: forwardTo(), auth: forwardTo() },
    own: (_req, res) => res.end('own'),
    rateLimit: createRateLimit({ callsPerMinute: options.callsPerMinute ?? 0, signInsPerMinute: 0 }),
    securityHeaders: securityHeaders({ analyticsOrigin: null, isHttps: false }),
    trustedHops: options.trustedHops ?? 0,
    logger: createLogger({ service: 'gateway', level: 'silent' }),
    onAnswer: () => undefined,
  });
  return serve((req, res) => {
    edge(req, res);
    options.onTaken?.();
  });
};

/** A free port on which nobody listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
