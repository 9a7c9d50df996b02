import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelStub {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** How the last call ended: when, in milliseconds of `performance.now`, or null while it runs. */
  lastEndedAt: () => number | null;
  /** From now on answers stop after their first word, with the connection kept. */
  stall: () => void;
  close: () => Promise<void>;
}

const frame = (content: string): string =>
  `data: ${JSON.stringify({ id: 'stub', object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

const finish = `data: ${JSON.stringify({ id: 'stub', object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

/** A model that speaks OpenAI's protocol, thinks for so long and says `word` and a little more. */
export const startModelStub = async (options: { thinkingMs: number; word: string }): Promise<ModelStub> => {
  let isStalling = false;
  let endedAt: number | null = null;
  const server = createServer((req, res) => {
    endedAt = null;
    req.resume();
    res.on('close', () => (endedAt = performance.now()));
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.flushHeaders();
    setTimeout(() => {
      res.write(frame(`${options.word} `));
      if (!isStalling) res.end(`${frame('and more.')}${finish}`);
    }, options.thinkingMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    lastEndedAt: () => endedAt,
    stall: () => {
      isStalling = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
