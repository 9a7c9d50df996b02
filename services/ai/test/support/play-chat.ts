import type { ServerResponse } from 'node:http';
import { pause } from '@academy/service-kit/time/pause.ts';
import type { Behaviour } from './provider-behaviour.ts';

interface Played {
  behaviour: Behaviour;
  body: { model?: string; messages?: { content: string }[] };
}

const piecesOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** One answer's frames on an open response. */
const framesOn = (res: ServerResponse, model: string) => {
  const send = (data: string): void => void res.write(`data: ${data}\n\n`);
  const chunk = (over: object): void =>
    send(JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, ...over }));
  return {
    open: () => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.flushHeaders();
    },
    send,
    text: (content: string) => chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
    finish: (reason: string) => chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }),
    usage: (prompt: number, completion: number) =>
      chunk({
        choices: [],
        usage: {
          prompt_tokens: prompt,
          completion_tokens: completion,
          total_tokens: prompt + completion,
        },
      }),
    done: () => {
      send('[DONE]');
      res.end();
    },
  };
};

/** What a behaviour says before it goes wrong. */
const beginning = (behaviour: Behaviour): string[] =>
  ('pieces' in behaviour ? behaviour.pieces : undefined) ?? ['Half ', 'an '];

/** Plays one behaviour of a chat completion. */
export const playChat = async (res: ServerResponse, { behaviour, body }: Played): Promise<void> => {
  const frames = framesOn(res, body.model ?? 'stub');
  switch (behaviour.kind) {
    case 'status': {
      const { status, headers, code } = behaviour;
      res.writeHead(status, { 'content-type': 'application/json', ...headers });
      res.end(
        JSON.stringify({ error: { message: `stub ${status}`, type: code ?? 'stub', code: code ?? null } }),
      );
      return;
    }
    case 'silent':
      if (behaviour.headers) frames.open();
      return;
    case 'answer': {
      const { firstMs = 0, betweenMs = 0, finish = 'stop', usage = true } = behaviour;
      const pieces = behaviour.pieces ?? piecesOf(`You said: ${body.messages?.at(-1)?.content ?? ''}`);
      if (firstMs > 0) await pause(firstMs);
      frames.open();
      for (const piece of pieces) {
        if (res.destroyed) return;
        frames.text(piece);
        if (betweenMs > 0) await pause(betweenMs);
      }
      frames.finish(finish);
      if (usage) frames.usage(40, pieces.length);
      frames.done();
      return;
    }
    case 'flood': {
      frames.open();
      for (let n = 0; n < behaviour.tokens && !res.destroyed; n += 1) {
        frames.text('word ');
        // Lets the reader read, and leave.
        if (n % 50 === 0) await pause(1);
      }
      frames.finish('stop');
      frames.done();
      return;
    }
    case 'empty':
      frames.open();
      frames.finish('stop');
      frames.done();
      return;
    case 'strange':
      frames.open();
      frames.send('42');
      frames.send(JSON.stringify({ choices: 'none' }));
      frames.done();
      return;
    default:
      frames.open();
      for (const piece of beginning(behaviour)) frames.text(piece);
      // So that the pieces have left before the connection is cut.
      await pause(20);
      if (behaviour.kind === 'cut') res.destroy();
      if (behaviour.kind === 'unfinished') res.end();
      if (behaviour.kind === 'malformed') {
        frames.send('{"choices":[{"delta"');
        frames.done();
      }
      if (behaviour.kind === 'error-frame') {
        frames.send(JSON.stringify({ error: { message: 'stub overloaded', type: 'server_error' } }));
        frames.done();
      }
  }
};
