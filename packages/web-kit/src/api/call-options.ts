import type {
  BodyInputOf,
  Endpoint,
  ParamsInputOf,
  QueryInputOf,
  ResponseOf,
} from '@academy/contracts/http/endpoint.ts';
import type { QueryValues } from './url.ts';

type Parts<E extends Endpoint> = (ParamsInputOf<E> extends undefined
  ? object
  : { params: ParamsInputOf<E> }) &
  (QueryInputOf<E> extends undefined ? object : { query?: QueryInputOf<E> }) &
  (BodyInputOf<E> extends undefined ? object : { body: BodyInputOf<E> });

/** `on401: 'return-nothing'` answers undefined instead of throwing when there is no session. */
export type CallOptions<E extends Endpoint> = Parts<E> & {
  signal?: AbortSignal;
  on401?: 'throw' | 'return-nothing';
  /** Lets the request outlive the page; the browser takes up to 64 KiB of such bodies. */
  keepalive?: boolean;
};

/** The same without the contract's types, which end at this border. */
export interface Sent {
  params?: Record<string, unknown> | undefined;
  query?: QueryValues | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  on401?: 'throw' | 'return-nothing' | undefined;
  keepalive?: boolean | undefined;
}

export type Answer<E extends Endpoint, O> = O extends { on401: 'return-nothing' }
  ? ResponseOf<E> | undefined
  : ResponseOf<E>;
