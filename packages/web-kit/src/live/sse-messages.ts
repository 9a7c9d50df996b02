import { NetworkError } from '../api/api-error.ts';
import { createSseParser, type SseMessage } from './sse-parser.ts';

/**
 * The messages of one `text/event-stream` answer, as they arrive. Ending the iteration early cancels the answer.
 * @throws NetworkError when the connection breaks off in the middle.
 */
export async function* readSseMessages(response: Response): AsyncGenerator<SseMessage> {
  if (!response.body) return;
  const parser = createSseParser();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parser.push(value);
    }
  } catch (cause) {
    throw new NetworkError(cause);
  } finally {
    // After a whole or a broken answer there is nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}
