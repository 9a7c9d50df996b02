import { NetworkError } from '../api/api-error.ts';
import { readSseMessages } from './sse-messages.ts';

const bytes = new TextEncoder().encode('event: text\ndata: ¿Qué tal?\n\nevent: done\ndata: {}\n\n');

function answerOf(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  end: 'close' | 'break' | 'stay-open' = 'close',
) {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (end === 'close') controller.close();
    },
    pull(controller) {
      if (end === 'break') controller.error(new TypeError('terminated'));
    },
    cancel() {
      cancelled = true;
    },
  });
  return { response: new Response(body), isCancelled: () => cancelled };
}

async function eventsOf(response: Response): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const { event, data } of readSseMessages(response)) found.push([event, data]);
  return found;
}

it('When chunks cut letters and lines anywhere, then the messages are whole', async () => {
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const { response } = answerOf([bytes.slice(0, cut), bytes.slice(cut)]);
    expect(await eventsOf(response)).toEqual([
      ['text', '¿Qué tal?'],
      ['done', '{}'],
    ]);
  }
});

it('When the connection breaks off, then what came is delivered and the break is an error', async () => {
  const { response } = answerOf([bytes.slice(0, -4)], 'break');
  const seen: string[] = [];
  const reading = (async () => {
    for await (const { event } of readSseMessages(response)) seen.push(event);
  })();
  await expect(reading).rejects.toBeInstanceOf(NetworkError);
  expect(seen).toEqual(['text']);
});

it('When nobody reads on, then the answer is cancelled', async () => {
  const { response, isCancelled } = answerOf([bytes], 'stay-open');
  for await (const message of readSseMessages(response)) {
    expect(message.event).toBe('text');
    break;
  }
  expect(isCancelled()).toBe(true);
});
