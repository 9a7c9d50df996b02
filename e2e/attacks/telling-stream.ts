import type { Attack, Finding } from '../support/attacked-academy.ts';

/** The first event id of a stream of server-sent events. */
const firstId = async (url: string, address: string): Promise<string> => {
  const closing = new AbortController();
  const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(20_000)]);
  const answer = await fetch(url, { signal, headers: { 'x-forwarded-for': address } });
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const id = /^id: ?(.+)\n/m.exec(text)?.[1];
      if (id !== undefined) return id;
    }
    throw new Error(`no id in the stream: ${text.slice(0, 100)}`);
  } finally {
    closing.abort();
  }
};

const tells = (id: string): Finding => {
  const decoded = ['base64', 'base64url', 'hex'].map((form) =>
    Buffer.from(id, form as BufferEncoding).toString(),
  );
  const telling = [id, ...decoded].find((text) => /auth\.|catalog\.|"\w+[./]\d*"\s*:\s*\d/.test(text));
  return telling === undefined ? null : `an id says ${telling.slice(0, 120)}`;
};

export const tellingStream: Attack = {
  name: 'telling stream (N6)',
  tries:
    'A visitor reads the ids of the public stream before and after three registrations and decodes them.',
  finds: 'Ids that name topics and offsets, or whose length tells them.',
  run: async ({ url, address, register }) => {
    const stream = `${url}/api/documents/updates`;
    const before = await firstId(stream, address);
    for (let n = 0; n < 3; n += 1) await register();
    const after = await firstId(stream, address);
    if (before.length !== after.length) return `ids of ${before.length} and ${after.length} characters`;
    return tells(before) ?? tells(after);
  },
};
