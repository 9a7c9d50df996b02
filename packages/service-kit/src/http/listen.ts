import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  port: number;
  /** Takes no new connections, lets running requests finish, resolves when all are closed. */
  close(): Promise<void>;
}

/** Longer than the gateway keeps an idle connection, or it would send into one that has just been closed. */
const keepAliveMs = 75_000;

/** How often the two timeouts below are looked at. */
const timeoutCheckMs = 2_000;

export interface ListenOptions {
  host: string;
  port: number;
  /** How long the head of a request may take, 60 s when absent. */
  headersTimeoutMs?: number;
  /** How long a whole request may take to arrive, 300 s when absent; the answer may take longer. */
  requestTimeoutMs?: number;
}

/** Starts an HTTP server; port 0 takes a free one. Rejects when the port is taken. */
export const listen = async (
  app: RequestListener,
  { host, port, headersTimeoutMs = 60_000, requestTimeoutMs = 300_000 }: ListenOptions,
): Promise<Listening> => {
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: timeoutCheckMs,
      // A request without a body has no stream to end and close, which is most of what node:http does for a GET.
      optimizeEmptyRequests: true,
    },
    app,
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // A TCP server's address is an AddressInfo; null and string are for sockets closed or of the file system.
  const address = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
    }).finally(() => clearInterval(sweep));
  };
  return { port: address.port, close };
};
