import { ApiError, NetworkError } from './api-error.ts';
import type { Sent } from './call-options.ts';

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

/** The body of an answer. It may break off after its head came, as when the page is left: that is no answer either. */
export async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

type SendRequest = (method: string, url: string, sent?: Sent) => Promise<Response | undefined>;

/** What sends every request of a client, with the bearer token and the language. Throws as the client's `call` does. */
export function createRequest(options: ApiClientOptions): SendRequest {
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
  return async (method, url, sent = {}) => {
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
  };
}
