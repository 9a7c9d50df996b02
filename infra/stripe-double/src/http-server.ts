import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall, type CallAnswer } from './answer-call.ts';
import { StripeFault, unauthorised, unknownUrl } from './fault.ts';
import type { createIdempotency } from './idempotency.ts';
import { isCall, pathOf, readRequest, type ReceivedRequest } from './request.ts';
import type { Trouble } from './trouble.ts';
import { apiVersion, type World } from './world.ts';

/** What a browser gets: a page, or where to go from here. A page changes nothing. */
export type PageAnswer = { status: 200 | 400 | 404; page: string } | { goTo: string; hasChanged: boolean };

export interface Pages {
  /** What each of them goes with. */
  headers: Readonly<Record<string, string>>;
  /** Null where the address is no page's. */
  answer: (request: ReceivedRequest, headers: IncomingHttpHeaders) => PageAnswer | null;
}

export interface HttpOptions {
  world: World;
  secretKey: string;
  keys: ReturnType<typeof createIdempotency>;
  /** A free port on loopback when absent. */
  host?: string;
  port?: number;
  /** Where browsers find the pages; here when absent. */
  pagesUrl?: string;
  pages?: Pages;
  /** Gives what is to go wrong with it. */
  onRequest?: (request: ReceivedRequest) => Trouble | null;
  /** Brings the account up to the present, before each request. */
  passTime?: () => void;
  /** Keeps what a request changed, before its answer goes out. */
  keep?: () => void;
}

const sendPage = (res: ServerResponse, answer: PageAnswer, headers: Pages['headers']): void => {
  if ('goTo' in answer) res.writeHead(303, { ...headers, location: answer.goTo }).end();
  else res.writeHead(answer.status, headers).end(answer.page);
};

const sendJson = (
  res: ServerResponse,
  { newId }: World,
  { status, body, isReplay }: Omit<CallAnswer, 'hasChanged'>,
): void => {
  res.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': apiVersion,
    ...(isReplay && { 'idempotent-replayed': 'true' }),
    // What was not read of a request must not be taken for the next one.
    ...(!res.req.complete && { connection: 'close' }),
  });
  res.end(JSON.stringify(body));
};

const asAnswer = (error: unknown) =>
  error instanceof StripeFault
    ? { status: error.status, body: error.body }
    : { status: 500, body: { error: { type: 'api_error', message: String(error) } } };

/** Serves the account over HTTP as api.stripe.com would, and its pages as checkout.stripe.com. */
export const listenAsStripe = async (options: HttpOptions): Promise<{ server: Server; url: string }> => {
  const { world, secretKey, keys, host = '127.0.0.1', port = 0, keep = () => {} } = options;
  let { pagesUrl = '' } = options;

  const answerTo = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const request = await readRequest(req);
    const trouble = options.onRequest?.(request) ?? null;
    if (trouble === 'silence') return;
    if (trouble === 'lost-request') {
      res.destroy();
      return;
    }
    options.passTime?.();
    const { pages } = options;
    const shown = isCall(path) ? null : pages?.answer(request, req.headers);
    if (pages && shown) {
      if ('goTo' in shown && shown.hasChanged) keep();
      sendPage(res, shown, pages.headers);
      return;
    }
    if (!isCall(path)) throw unknownUrl(request.method, path);
    const answer = await answerCall(request, { world, keys, pages: pagesUrl, trouble });
    if (answer.hasChanged) keep();
    if (trouble === 'lost-answer') res.destroy();
    else sendJson(res, world, answer);
  };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = pathOf(req);
    // Whoever has no key is sent away before anything of theirs is read.
    if (isCall(path) && req.headers.authorization !== `Bearer ${secretKey}`) throw unauthorised();
    if (path === '/health/ready') res.end('{"status":"ready"}');
    else await answerTo(req, res, path);
  };

  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => sendJson(res, world, asAnswer(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pagesUrl ||= url;
  return { server, url };
};
