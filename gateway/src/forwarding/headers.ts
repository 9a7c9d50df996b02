import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** RFC 9110, 7.6.1: these concern one connection only and are never passed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** The gateway alone says where a call came from; a caller's own word is dropped. */
const oursToSay = new Set([
  'forwarded',
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'traceparent',
]);

export interface Origin {
  address: string;
  host: string;
  protocol: 'http' | 'https';
  requestId: string;
  traceparent: string;
  /** The refresh cookie concerns auth alone; other services are not shown it. */
  mayHaveCookies: boolean;
}

const namedByConnection = (connection: string | undefined): string[] =>
  (connection ?? '').split(',').map((name) => name.trim().toLowerCase());

/** The headers that go to the service: the caller's, less what is not theirs to send, plus where they came from. */
export const requestHeaders = (req: IncomingMessage, origin: Origin): Record<string, string | string[]> => {
  const dropped = namedByConnection(req.headers.connection);
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || hopByHop.has(name) || oursToSay.has(name) || dropped.includes(name)) continue;
    if (name === 'cookie' && !origin.mayHaveCookies) continue;
    headers[name] = value;
  }
  headers['x-forwarded-for'] = origin.address;
  headers['x-forwarded-host'] = origin.host;
  headers['x-forwarded-proto'] = origin.protocol;
  headers['x-request-id'] = origin.requestId;
  headers.traceparent = origin.traceparent;
  return headers;
};

/** The headers that go back to the caller. */
export const responseHeaders = (headers: IncomingHttpHeaders): [string, string | string[]][] => {
  const dropped = namedByConnection(headers.connection);
  return Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined && !hopByHop.has(entry[0]) && !dropped.includes(entry[0]),
  );
};
