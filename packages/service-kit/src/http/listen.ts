import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  port: number;
  /** Takes no new connections, lets running requests finish, resolves when all are closed. */
  close(): Promise<void>;
}

/** Longer than the gateway keeps an idle connection, or it would send into one that has just been closed. */
const keepAliveMs = 75_000;

/** Starts an HTTP server; port 0 takes a free one. Rejects when the port is taken. */
export const listen = async (
  app: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Listening> => {
  const server = createServer(app);
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = keepAliveMs + 5_000;
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
