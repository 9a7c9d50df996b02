import { once } from 'node:events';
import { createServer } from 'node:http';
import { Pool } from 'undici';

/** The least that a proxy in Node does: `node:http` and a pool, nothing looked at. Gives back what stops it. */
export const startBareProxy = async (options: {
  port: number;
  upstream: string;
}): Promise<() => Promise<void>> => {
  const pool = new Pool(options.upstream, { connections: 128, pipelining: 1 });
  const server = createServer((req, res) => {
    const headers = { authorization: req.headers.authorization ?? '' };
    pool.dispatch(
      { path: req.url ?? '/', method: 'GET', headers },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, status, answered) => void res.writeHead(status, answered),
        onResponseData: (_controller, chunk) => void res.write(chunk),
        onResponseEnd: () => void res.end(),
        onResponseError: (_controller, error) => void res.destroy(error),
      },
    );
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await pool.destroy();
  };
};
