import type {
  BodyInputOf,
  Endpoint,
  ParamsInputOf,
  QueryInputOf,
  ResponseOf,
} from '@academy/contracts/http/endpoint.ts';
import { ApiError, NetworkError } from './api-error.ts';
import type { EndpointRef } from './endpoint-ref.ts';
import { buildUrl, type QueryValues } from './url.ts';

/** Where the client finds the bearer token, and how it gets a new one when the server refuses it. */
export interface TokenStore {
  read(): string | null;
  /** A fresh access token, or null where the session is over. Never throws. */
  refresh(refused: string | null): Promise<string | null>;
}

export interface ApiClientOptions {
  /** Prefix of every path; empty for the page's own origin. */
  baseUrl?: string;
  tokens: TokenStore;
  /** The language that answers for people should be in. */
  language: () => string;
  /** A sentence for people about an answer that brings none, in that language; without it, the status text. */
  describe?: (status: number) => string;
  fetch?: typeof fetch;
}

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
interface Sent {
  params?: Record<string, unknown> | undefined;
  query?: QueryValues | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  on401?: 'throw' | 'return-nothing' | undefined;
  keepalive?: boolean | undefined;
}

type Answer<E extends Endpoint, O> = O extends { on401: 'return-nothing' }
  ? ResponseOf<E> | undefined
  : ResponseOf<E>;

/** The body of an answer. It may break off after its head came, as when the page is left: that is no answer either. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

/** Makes the client that every screen calls the server with. */
export function createApiClient(options: ApiClientOptions) {
  const { baseUrl = '', tokens, language } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));

  async function once(method: string, url: string, sent: Sent, token: string | null): Promise<Response> {
    const headers: Record<string, string> = { 'Accept-Language': language() };
    if (token) headers.Authorization = `Bearer ${token}`;
    const init: RequestInit = { method, headers, credentials: 'include' };
    if (sent.body !== undefined) {
      headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(sent.body);
    }
    if (sent.signal) init.signal = sent.signal;
    if (sent.keepalive) init.keepalive = true;
    try {
      return await send(baseUrl + url, init);
    } catch (cause) {
      if (sent.signal?.aborted) throw cause;
      throw new NetworkError(cause);
    }
  }

  /** Sends, and after a 401 sends once more where the session can be renewed. */
  async function request(method: string, url: string, sent: Sent = {}): Promise<Response | undefined> {
    const token = tokens.read();
    let response = await once(method, url, sent, token);
    if (response.status === 401 && token) {
      const renewed = await tokens.refresh(token);
      if (renewed) response = await once(method, url, sent, renewed);
    }
    if (response.status === 401 && sent.on401 === 'return-nothing') return undefined;
    if (response.ok) return response;
    const { status, statusText } = response;
    throw new ApiError(status, statusText, await textOf(response), options.describe?.(status));
  }

  /**
   * Fetches an answer that is not JSON, with what its headers say of it. Throws as `call` does; where it is aborted, also
   * in the middle, the signal's reason.
   */
  async function file<E extends Endpoint>(
    endpoint: EndpointRef<E>,
    options: CallOptions<E>,
  ): Promise<{ blob: Blob; headers: Headers }> {
    const sent = options as Sent;
    const response = await request(endpoint.method, buildUrl(endpoint.path, sent.params, sent.query), sent);
    try {
      return { blob: await response!.blob(), headers: response!.headers };
    } catch (cause) {
      if (sent.signal?.aborted) throw cause;
      throw new NetworkError(cause);
    }
  }

  return {
    /**
     * Calls an endpoint of the contracts and gives its parsed JSON (undefined for an empty answer).
     * @throws ApiError for an answer that is not OK, NetworkError when none came.
     */
    async call<E extends Endpoint, const O extends CallOptions<E>>(
      endpoint: EndpointRef<E>,
      options: O,
    ): Promise<Answer<E, O>> {
      const sent = options as Sent;
      const response = await request(endpoint.method, buildUrl(endpoint.path, sent.params, sent.query), sent);
      const body = response && response.status !== 204 ? await textOf(response) : '';
      return (body === '' ? undefined : JSON.parse(body)) as Answer<E, O>;
    },

    /**
     * Calls for one page of a list. `after` is what asks for the next page, null on the last one; it is read from
     * the answer's `Link` header (RFC 8288). Throws as `call` does.
     */
    async page<E extends Endpoint>(
      endpoint: EndpointRef<E>,
      options: CallOptions<E>,
    ): Promise<{ items: ResponseOf<E>; after: string | null }> {
      const sent = options as Sent;
      const response = await request(endpoint.method, buildUrl(endpoint.path, sent.params, sent.query), sent);
      const next = /<([^>]+)>;\s*rel="next"/.exec(response!.headers.get('Link') ?? '')?.[1];
      const after = next ? new URL(next, 'http://page').searchParams.get('after') : null;
      return { items: JSON.parse(await textOf(response!)) as ResponseOf<E>, after };
    },

    /** Calls for a range of a staff list, with the number of all that match. Throws as `call` does. */
    async list<E extends Endpoint>(
      endpoint: EndpointRef<E>,
      options: CallOptions<E>,
    ): Promise<{ items: ResponseOf<E>; total: number }> {
      const sent = options as Sent;
      const response = await request(endpoint.method, buildUrl(endpoint.path, sent.params, sent.query), sent);
      const total = Number(response!.headers.get('X-Total-Count'));
      return { items: JSON.parse(await textOf(response!)) as ResponseOf<E>, total };
    },

    file,

    /** Fetches an answer that is not JSON, such as a PDF. Throws as `call` does. */
    async download<E extends Endpoint>(endpoint: EndpointRef<E>, options: CallOptions<E>): Promise<Blob> {
      return (await file(endpoint, options)).blob;
    },

    /** Calls for an answer that comes in parts, such as a stream of events; its body is unread. Throws as `call` does. */
    async open<E extends Endpoint>(endpoint: EndpointRef<E>, options: CallOptions<E>): Promise<Response> {
      const sent = options as Sent;
      const response = await request(endpoint.method, buildUrl(endpoint.path, sent.params, sent.query), sent);
      return response!;
    },
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;
