export interface TestRequest {
  /** Whole value of the Authorization header, as `issuer.bearer()` gives it. */
  authorization?: string;
  language?: 'es' | 'en';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON (problems too), else text. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads any part and asserts on it
  body: any;
}

const read = async (response: Response): Promise<TestResponse> => {
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  };
};

/** Calls a service under test over real HTTP, at an address such as `http://127.0.0.1:40123`. */
export const createTestClient = (baseUrl: string) => {
  const call =
    (method: string) =>
    async (path: string, request: TestRequest = {}): Promise<TestResponse> => {
      const { authorization, language, headers, body } = request;
      return read(
        await fetch(baseUrl + path, {
          method,
          headers: {
            ...(authorization !== undefined && { authorization }),
            ...(language !== undefined && { 'accept-language': language }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
    };
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
};
