import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { playChat } from './play-chat.ts';
import type { Behaviour, ProviderStub, RecordedCall } from './provider-behaviour.ts';

const speech = Buffer.from('ID3-not-really-an-mp3');

const record = async (req: IncomingMessage, res: ServerResponse): Promise<RecordedCall> => {
  const call: RecordedCall = {
    path: req.url ?? '',
    authorization: req.headers.authorization,
    body: JSON.parse((await readText(req)) || '{}'),
    at: Date.now(),
    endedAt: null,
    wasAborted: false,
  };
  res.on('close', () => {
    call.endedAt = Date.now();
    call.wasAborted = !res.writableFinished;
  });
  return call;
};

/**
 * A server that speaks OpenAI's wire protocol and misbehaves on demand, for tests and journeys. A behaviour is played once,
 * in the order they were queued: with `next`, or from another process with `POST /next` and a JSON array. Without one it answers.
 */
export const startProviderStub = async ({ port = 0 }: { port?: number } = {}): Promise<ProviderStub> => {
  const queued: Behaviour[] = [];
  const calls: RecordedCall[] = [];

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.url === '/next') {
      queued.push(...(JSON.parse(await readText(req)) as Behaviour[]));
      res.writeHead(204).end();
      return;
    }
    const call = await record(req, res);
    calls.push(call);
    const behaviour = queued.shift() ?? { kind: 'answer' };
    if (req.url === '/v1/audio/speech' && behaviour.kind === 'answer') {
      res.writeHead(200, { 'content-type': 'audio/mpeg' }).end(speech);
      return;
    }
    await playChat(res, { behaviour, body: call.body });
  };

  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is an AddressInfo.
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    calls,
    next: (...behaviours) => void queued.push(...behaviours),
    reset: () => {
      queued.length = 0;
      calls.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
