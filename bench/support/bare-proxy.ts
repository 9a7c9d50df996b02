/**
 * The least that a proxy in Node does, and nginx does here too: `node:http` and a pool, the caller's headers passed on with a request id
 * and the address; nothing is looked at. A process of its own, as the gateway is, so that both are counted alike. Takes PORT
 * and UPSTREAM; prints LISTENING; ends at SIGTERM.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { Pool, type Dispatcher } from 'undici';

const { PORT, UPSTREAM = '' } = process.env;
const pool = new Pool(UPSTREAM, { connections: 128, pipelining: 1 });

/** Of this connection, not of the call. */
const ownToConnection = new Set(['host', 'connection', 'transfer-encoding', 'content-length']);

const headersOf = (req: IncomingMessage): string[] => {
  const flat = ['x-request-id', randomUUID(), 'x-forwarded-for', req.socket.remoteAddress ?? ''];
  for (const name in req.headers) if (!ownToConnection.has(name)) flat.push(name, String(req.headers[name]));
  return flat;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

const server = createServer((req, res) => {
  pool.dispatch(
    {
      path: req.url ?? '/',
      method: (req.method ?? 'GET') as Dispatcher.HttpMethod,
      headers: headersOf(req),
      body: hasBody(req) ? req : null,
    },
    {
      onRequestStart: () => {},
      onResponseStart: (_controller, status, answered) => void res.writeHead(status, answered),
      onResponseData: (_controller, chunk) => void res.write(chunk),
      onResponseEnd: () => void res.end(),
      onResponseError: (_controller, error) => void res.destroy(error),
    },
  );
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void pool.destroy();
});
server.listen(Number(PORT), '127.0.0.1');
await once(server, 'listening');
process.stdout.write('LISTENING bare\n');
