import type { Endpoint } from '@academy/contracts/http/endpoint.ts';
import type { Language } from './texts.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** Empty for an endless stream, of which only the head is read. */
  text: string;
}

/** An id that nothing has, so that a call that is allowed still changes nothing. */
const nobody = 'nobody-here';

export const pathOf = ({ path }: Pick<Endpoint, 'path'>): string => path.replaceAll(/:\w+/g, nobody);

/** What the caller brings beside the endpoint itself. */
export interface CallOptions {
  token?: string | undefined;
  language?: Language;
  headers?: Record<string, string>;
}

const isStream = (headers: Headers): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** One plain call, not a browser's: it carries no cookies and follows no redirects. */
export const callPath = async (
  method: string,
  url: string,
  { token, language = 'en', headers = {} }: CallOptions = {},
): Promise<Answer> => {
  const mayHaveBody = !['GET', 'HEAD'].includes(method);
  const answer = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'Accept-Language': language,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(mayHaveBody && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(mayHaveBody && { body: '{}' }),
  });
  const stream = isStream(answer.headers);
  if (stream) await answer.body?.cancel();
  return { status: answer.status, headers: answer.headers, text: stream ? '' : await answer.text() };
};

/** Calls an endpoint with an id that nothing has and an empty body. */
export const callEndpoint = (base: string, endpoint: Endpoint, options: CallOptions = {}): Promise<Answer> =>
  callPath(endpoint.method, `${base}${pathOf(endpoint)}`, options);

/** Whether an allowed call changes something whatever is sent: it takes neither an id nor a body. */
export const cannotBeHarmless = ({ method, params, body }: Endpoint): boolean =>
  method !== 'GET' && params === undefined && body === undefined;
