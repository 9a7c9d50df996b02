import type { Endpoint, ResponseOf } from '@academy/contracts/http/endpoint.ts';
import { NetworkError } from './api-error.ts';
import type { Answer, CallOptions, Sent } from './call-options.ts';
import type { EndpointRef } from './endpoint-ref.ts';
import { createRequest, textOf, type ApiClientOptions } from './send-request.ts';
import { buildUrl } from './url.ts';

/** Makes the client that every screen calls the server with. */
export function createApiClient(options: ApiClientOptions) {
  const request = createRequest(options);

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
