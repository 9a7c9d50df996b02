import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { createApiClient } from '@academy/web-kit/api/client.ts';
import type { ApiClientOptions } from '@academy/web-kit/api/send-request.ts';
import { HttpError } from 'ra-core';

export interface HttpRequest {
  method?: string;
  headers?: HeadersInit;
  /** JSON, as ra-data-simple-rest writes it. */
  body?: BodyInit | null;
  signal?: AbortSignal | null;
}

export interface HttpAnswer<Json = unknown> {
  status: number;
  headers: Headers;
  body: string;
  json: Json;
}

export type HttpClient = <Json>(url: string, request?: HttpRequest) => Promise<HttpAnswer<Json>>;

/** What react-admin shows: the server's sentence, and each field's own under its input. */
function asHttpError(error: unknown): unknown {
  if (error instanceof NetworkError) return new HttpError('academy.error.network', 0);
  if (!(error instanceof ApiError)) return error;
  const hasFields = Object.keys(error.paths).length > 0;
  const { code, requestId } = error;
  const body = { code, requestId, ...(hasFields && { errors: error.paths }) };
  return new HttpError(error.detail, error.status, body);
}

/**
 * The HTTP client that ra-data-simple-rest stands on: web-kit's client, so that bearer, renewal after a 401
 * and the answer's language are the same as everywhere, with the request's own headers and the answer's.
 * @throws HttpError with the server's text; `body.errors` maps a field's path to its message.
 */
export function createHttpClient(options: ApiClientOptions): HttpClient {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  return async (url, request = {}) => {
    const answer = { status: 0, headers: new Headers() };
    const client = createApiClient({
      ...options,
      async fetch(input, init) {
        const headers = new Headers(init?.headers);
        new Headers(request.headers).forEach((value, name) => headers.set(name, value));
        const response = await send(input, { ...init, headers });
        Object.assign(answer, { status: response.status, headers: response.headers });
        return response;
      },
    });
    try {
      const json = await client.call(
        { method: request.method ?? 'GET', path: url } as never,
        {
          ...(typeof request.body === 'string' && { body: JSON.parse(request.body) }),
          ...(request.signal && { signal: request.signal }),
        } as never,
      );
      return { ...answer, body: '', json: json as never };
    } catch (error) {
      throw asHttpError(error);
    }
  };
}
