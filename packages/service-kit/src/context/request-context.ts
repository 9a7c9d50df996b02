import { AsyncLocalStorage } from 'node:async_hooks';
import { randomHex } from '../ids/random-hex.ts';

/** What travels with one piece of work, an HTTP request or a consumed message, wherever its code goes. */
export interface RequestContext {
  requestId: string;
  /** W3C trace context of this hop, to be sent on as the `traceparent` header. */
  traceparent: string;
  /** The caller's network, empty where the address is unknown (`coarseAddress`); absent outside a request. */
  network?: () => string;
}

const storage = new AsyncLocalStorage<RequestContext>();

const traceparentPattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * The traceparent of a new span: in the caller's trace when `parent` is a valid W3C `traceparent`
 * (https://www.w3.org/TR/trace-context/, version 00), else in a new trace.
 */
export const childTraceparent = (parent?: string): string => {
  const match = parent === undefined ? null : traceparentPattern.exec(parent);
  const traceId = match?.[1] ?? randomHex(16);
  return `00-${traceId}-${randomHex(8)}-${match?.[2] ?? '01'}`;
};

export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export const currentContext = (): RequestContext | undefined => storage.getStore();

/** The `traceparent` header to send on from here, or undefined outside any request or message. */
export const currentTrace = (): string | undefined => storage.getStore()?.traceparent;
