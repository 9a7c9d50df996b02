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

/** Headers that never go to the service as the caller sent them. The gateway alone says where a call came from. */
const notPassedOn = new Set([
  ...hopByHop,
  // The body is sent as it was collected, with its true length.
  'content-length',
  'forwarded',
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'traceparent',
]);

/** All that a joined read says about what it wants; the answer depends on nothing else. */
export const negotiation = ['accept', 'accept-encoding', 'accept-language', 'if-none-match'] as const;

/** Names and values in turns, which neither node:http nor undici has to take apart again. */
export type FlatHeaders = (string | string[])[];

export const requestIdHeader = 'x-request-id';

export interface Origin {
  address: string;
  host: string;
  protocol: 'http' | 'https';
  requestId: string;
  traceparent: string;
  /** The refresh cookie concerns auth alone; other services are not shown it. */
  mayHaveCookies: boolean;
}

const none: readonly string[] = [];

const namedByConnection = (connection: string | undefined): readonly string[] =>
  connection === undefined || connection === 'keep-alive' || connection === 'close'
    ? none
    : connection.split(',').map((name) => name.trim().toLowerCase());

const originHeaders = (origin: Origin): FlatHeaders => [
  'x-forwarded-for',
  origin.address,
  'x-forwarded-host',
  origin.host,
  'x-forwarded-proto',
  origin.protocol,
  'x-request-id',
  origin.requestId,
  'traceparent',
  origin.traceparent,
];

/** The headers that go to the service: the caller's, less what is not theirs to send, plus where they came from. */
export const requestHeaders = ({ headers }: IncomingMessage, origin: Origin): FlatHeaders => {
  const dropped = namedByConnection(headers.connection);
  const flat = originHeaders(origin);
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || notPassedOn.has(name) || dropped.includes(name)) continue;
    if (name === 'cookie' && !origin.mayHaveCookies) continue;
    flat.push(name, value);
  }
  return flat;
};

/** The headers of a joined read: nothing of one caller that another might not have sent. */
export const sharedRequestHeaders = ({ headers }: IncomingMessage, origin: Origin): FlatHeaders => {
  const flat = originHeaders(origin);
  for (const name of negotiation) if (headers[name] !== undefined) flat.push(name, headers[name]);
  return flat;
};

/**
 * The headers that go back to the caller: the gateway's own, unless the service gave another value, and the service's.
 * The request id is the caller's own, also where others share the answer.
 */
export const responseHeaders = (headers: IncomingHttpHeaders, own: FlatHeaders): FlatHeaders => {
  const dropped = namedByConnection(headers.connection);
  const flat: FlatHeaders = [];
  for (let i = 0; i < own.length; i += 2) {
    const name = String(own[i]);
    if (name === requestIdHeader || headers[name] === undefined) flat.push(name, own[i + 1] ?? '');
  }
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || name === requestIdHeader) continue;
    if (!hopByHop.has(name) && !dropped.includes(name)) flat.push(name, value);
  }
  return flat;
};

/** Whether the request brings a body, read or not. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
