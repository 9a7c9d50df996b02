import { Agent, interceptors, type Dispatcher } from 'undici';

/** Shorter than the services' keep-alive of 75 s, or a call could be sent into a connection just closed. */
const idleConnectionMs = 20_000;
const freshAddressMs = 5_000;

/**
 * The connections to the services: a pool per address, addresses looked up again every few seconds (replicas
 * come and go), and identical public reads that are in flight at the same time joined into one.
 */
export const createUpstreamAgent = (options: { deadlineMs: number }): Dispatcher =>
  new Agent({
    keepAliveTimeout: idleConnectionMs,
    keepAliveMaxTimeout: idleConnectionMs,
    connections: 128,
    pipelining: 1,
    connect: { timeout: 2_000 },
    headersTimeout: options.deadlineMs,
    bodyTimeout: options.deadlineMs,
  }).compose(
    interceptors.dns({ maxTTL: freshAddressMs }),
    interceptors.deduplicate({
      methods: ['GET'],
      // What is answered to one person is never shared.
      skipHeaderNames: ['authorization', 'cookie', 'range'],
      excludeHeaderNames: [
        'x-request-id',
        'traceparent',
        'x-forwarded-for',
        'user-agent',
        'referer',
        'sec-ch-ua',
        'sec-ch-ua-mobile',
        'sec-ch-ua-platform',
        'sec-fetch-dest',
        'sec-fetch-mode',
        'sec-fetch-site',
        'pragma',
        'cache-control',
        'priority',
      ],
    }),
  );
