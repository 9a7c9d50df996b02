export interface Call {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A fetch that answers from the given function and keeps what was asked. */
export function answering(answer: (call: Call) => Response) {
  const calls: Call[] = [];
  const send: typeof fetch = async (input, init) => {
    const call = {
      method: init?.method ?? 'GET',
      url: new URL(String(input), 'http://academy.test'),
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    calls.push(call);
    return answer(call);
  };
  return { calls, send };
}

export const problem = (status: number, detail: string, fields?: { path: string; message: string }[]) =>
  Response.json({ title: 'Refused', status, detail, error: detail, requestId: 'r1', fields }, { status });
