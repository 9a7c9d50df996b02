import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
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
import type { Trouble } from './trouble.ts';
import { apiVersion, type World } from './world.ts';

export interface ReceivedRequest {
  method: string;
  path: string;
  params: Record<string, FormValue>;
  idempotencyKey: string | undefined;
  version: string | undefined;
}

/** What a browser gets: a page, or where to go from here. */
export type PageAnswer = { status: 200 | 400 | 404; page: string } | { goTo: string };

export interface HttpOptions {
  world: World;
  secretKey: string;
  keys: ReturnType<typeof createIdempotency>;
  /** A free port on loopback when absent. */
  host?: string;
  port?: number;
  /** Where browsers find the pages; here when absent. */
  pagesUrl?: string;
  /** Null where the address is no page's. */
  servePage?: (request: ReceivedRequest, headers: IncomingHttpHeaders) => PageAnswer | null;
  /** Gives what is to go wrong with it. */
  onRequest?: (request: ReceivedRequest) => Trouble | null;
  /** Brings the account up to the present, before each request. */
  passTime?: () => void;
  /** Keeps what a request changed, before its answer goes out. */
  keep?: () => void;
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

/** Pages hold what only their customer may see, at addresses that nobody else may learn; they load nothing. */
const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
};

const sendPage = (res: ServerResponse, answer: PageAnswer): void => {
  if ('goTo' in answer) res.writeHead(303, { ...pageHeaders, location: answer.goTo }).end();
  else res.writeHead(answer.status, pageHeaders).end(answer.page);
};

/** Serves the account over HTTP as api.stripe.com would, and its pages as checkout.stripe.com. */
export const listenAsStripe = async (options: HttpOptions): Promise<{ server: Server; url: string }> => {
  const { world, secretKey, keys, host = '127.0.0.1', port = 0, keep = () => {} } = options;
  let pages = options.pagesUrl ?? '';

  const answerApi = (req: IncomingMessage, request: ReceivedRequest, trouble: Trouble | null) =>
    answerOf(() => {
      if (req.headers.authorization !== `Bearer ${secretKey}`) throw unauthorised();
      // It speaks this version alone; the real one would answer in the shapes of the one asked for.
      if (request.version !== apiVersion) throw new Error(`asked for version ${request.version}`);
      if (trouble === 'rate-limit') throw rateLimited();
      const params = JSON.stringify([request.method, request.path, request.params]);
      return keys.idempotent(request.idempotencyKey, params, async () =>
        answerOf(async () => {
          const done = carryOut(world, request, pages);
          if (trouble === 'server-error') throw serverError();
          return done;
        }),
      );
    });

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const request = await read(req);
    if (request.path === '/health/ready') {
      res.end('{"status":"ready"}');
      return;
    }
    const trouble = options.onRequest?.(request) ?? null;
    if (trouble === 'silence') return;
    if (trouble === 'lost-request') {
      res.destroy();
      return;
    }
    options.passTime?.();
    const shown = options.servePage?.(request, req.headers) ?? null;
    const answer = shown ? null : await answerApi(req, request, trouble);
    if (request.method !== 'GET') keep();
    if (shown) {
      sendPage(res, shown);
      return;
    }
    if (answer === null || trouble === 'lost-answer') {
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pages ||= url;
  return { server, url };
};
