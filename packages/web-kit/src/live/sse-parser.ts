/** One message of a `text/event-stream` answer. */
export interface SseMessage {
  /** Name of the event; `message` where the server gave none. */
  event: string;
  data: string;
  /** The last id seen on the stream, to resume from. */
  id: string;
}

/**
 * Parses a `text/event-stream` in the chunks in which it arrives, by the rules of the HTML standard
 * ("Interpreting an event stream"). `push` returns the messages that the chunk completed. Our own, since
 * `eventsource-parser` does not report an id that comes without data, by which a quiet stream keeps its position.
 */
export function createSseParser(lastEventId = '') {
  let buffer = '';
  let pendingId = lastEventId;
  let id = lastEventId;
  let event = '';
  let data: string[] = [];
  let retry: number | undefined;

  function readLine(line: string, out: SseMessage[]) {
    if (line === '') {
      // Only a whole block moves the position on: one cut off in the middle is sent again.
      id = pendingId;
      if (data.length > 0) out.push({ event: event || 'message', data: data.join('\n'), id });
      event = '';
      data = [];
      return;
    }
    if (line.startsWith(':')) return;
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) pendingId = value;
    else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value);
  }

  return {
    push(chunk: string): SseMessage[] {
      buffer += chunk;
      const out: SseMessage[] = [];
      // A carriage return at the very end may be the first half of CRLF: wait for the next chunk.
      for (;;) {
        const end = buffer.search(/\r\n|\n|\r(?!$)/);
        if (end === -1) return out;
        const length = buffer.startsWith('\r\n', end) ? 2 : 1;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + length);
        readLine(line, out);
      }
    },
    /** The id of the last complete block, with a message or without one. */
    get lastEventId() {
      return id;
    },
    /** Milliseconds the server asked to wait before reconnecting, where it did. */
    get retry() {
      return retry;
    },
  };
}
