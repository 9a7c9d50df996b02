import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { expanded } from './expand.ts';
import { rateLimited, serverError, StripeFault, unauthorised, unknownUrl } from './fault.ts';
import { readForm, type FormValue } from './form.ts';
import type { createIdempotency, Answer } from './idempotency.ts';
import { balanceRoutes } from './routes/balance.ts';
import { moneyRoutes } from './routes/money.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { customerRoutes } from './routes/customers.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import type { createTroubles } from './trouble.ts';
import { apiVersion, type World } from './world.ts';

export interface ReceivedRequest {
  method: string;
  path: string;
  params: Record<string, FormValue>;
  idempotencyKey: string | undefined;
  version: string | undefined;
}

export interface HttpOptions {
  world: World;
  secretKey: string;
  troubles: ReturnType<typeof createTroubles>;
  requests: ReceivedRequest[];
  keys: ReturnType<typeof createIdempotency>;
}

const routes = [
  ...customerRoutes,
  ...balanceRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...moneyRoutes,
].map((one) => ({
  ...one,
  pattern: new RegExp(`^${one.path.replace(/:\w+/g, '([^/]+)')}$`),
}));

const carryOut = (world: World, request: ReceivedRequest, pages: string): Answer => {
  const { method, path, params } = request;
  const found = routes.find((one) => one.method === method && one.pattern.test(path));
  if (!found) throw unknownUrl(method, path);
  const [id = '', ...more] = found.pattern.exec(path)?.slice(1) ?? [];
  const paths = Array.isArray(params['expand']) ? params['expand'].map(String) : [];
  return {
    status: 200,
    body: expanded(world, found.handle({ world, ids: [id, ...more], params, pages }), paths),
  };
};

const read = async (req: IncomingMessage): Promise<ReceivedRequest> => {
  const { pathname, search } = new URL(req.url ?? '/', 'http://stripe');
  const body = await text(req);
  const key = req.headers['idempotency-key'];
  return {
    method: req.method ?? 'GET',
    path: pathname,
    params: readForm(req.method === 'POST' ? body : search.slice(1)),
    idempotencyKey: req.method === 'POST' && key ? String(key) : undefined,
    version: req.headers['stripe-version']?.toString(),
  };
};

const answerOf = async (work: () => Promise<Answer & { isReplay?: boolean }>) => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: error.body };
    throw error;
  }
};

/** Serves the account over HTTP as api.stripe.com would. */
export const listenAsStripe = async (options: HttpOptions): Promise<{ server: Server; url: string }> => {
  const { world, secretKey, troubles, requests, keys } = options;
  let url = '';

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const request = await read(req);
    requests.push(request);
    const trouble = troubles.next(request.method, request.path);
    if (trouble === 'silence') return;
    if (trouble === 'lost-request') {
      res.destroy();
      return;
    }
    const answer = await answerOf(() => {
      if (req.headers.authorization !== `Bearer ${secretKey}`) throw unauthorised();
      // It speaks this version alone; the real one would answer in the shapes of the one asked for.
      if (request.version !== apiVersion) throw new Error(`asked for version ${request.version}`);
      if (trouble === 'rate-limit') throw rateLimited();
      const params = JSON.stringify([request.method, request.path, request.params]);
      return keys.idempotent(request.idempotencyKey, params, async () =>
        answerOf(async () => {
          const done = carryOut(world, request, url);
          if (trouble === 'server-error') throw serverError();
          return done;
        }),
      );
    });
    if (trouble === 'lost-answer') {
      res.destroy();
      return;
    }
    res.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': world.newId('req'),
      'stripe-version': apiVersion,
      ...('isReplay' in answer && answer.isReplay && { 'idempotent-replayed': 'true' }),
    });
    res.end(JSON.stringify(answer.body));
  };

  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      res.writeHead(500, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  return { server, url };
};
