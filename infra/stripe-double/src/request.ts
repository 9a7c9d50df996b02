import type { IncomingMessage } from 'node:http';
import { tooLarge } from './fault.ts';
import { readForm, type FormValue } from './form.ts';

export interface ReceivedRequest {
  method: string;
  path: string;
  params: Record<string, FormValue>;
  idempotencyKey: string | undefined;
  version: string | undefined;
}

/** Bytes of a body: of a page's form, and of a call, many times what auth sends. */
const most = { page: 16_384, call: 100_000 };

const addressOf = ({ url = '/' }: IncomingMessage): URL => new URL(url, 'http://stripe');

export const pathOf = (req: IncomingMessage): string => addressOf(req).pathname;

/** Whether it is of the API, and no page's. */
export const isCall = (path: string): boolean => path.startsWith('/v1/');

/** Throws StripeFault as soon as there is more than `limit`; the rest stays unread. */
const readBody = async (req: IncomingMessage, limit: number): Promise<string> => {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  // Whoever sends too much still gets an answer, on the same connection.
  for await (const part of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

export const readRequest = async (req: IncomingMessage): Promise<ReceivedRequest> => {
  const { pathname: path, search } = addressOf(req);
  const { method = 'GET', headers } = req;
  const isPost = method === 'POST';
  const key = headers['idempotency-key'];
  return {
    method,
    path,
    params: readForm(isPost ? await readBody(req, isCall(path) ? most.call : most.page) : search.slice(1)),
    idempotencyKey: isPost && key ? String(key) : undefined,
    version: headers['stripe-version']?.toString(),
  };
};
