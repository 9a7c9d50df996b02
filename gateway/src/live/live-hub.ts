import type { ServerResponse } from 'node:http';
import { toLiveNote, type LiveNote } from './live-note.ts';
import { parseStreamId, streamId, type Positions } from './positions.ts';
import {
  concerns,
  heartbeatFrame,
  positionFrame,
  write,
  type Reader,
  type ReaderIdentity,
} from './reader.ts';
import { createRing } from './ring.ts';

const ringCapacity = 2_000;

export interface JoinOptions {
  response: ServerResponse;
  identity: ReaderIdentity | null;
  render: Reader['render'];
  /** The frame for a reader that cannot be resumed from where it was. */
  reset: (id: string) => string;
  lastEventId: string | undefined;
  /**
   * Frame for a reader that begins rather than resumes: what holds now, since it may have changed between the
   * reader's last call and this stream.
   */
  greeting?: string;
}

export interface LiveHub {
  /** Takes a message of a live topic, in the order of its partition. */
  receive(partition: string, offset: number, text: string): void;
  /** Starts a stream: what was missed since the last id, or a reset, then everything that comes. */
  join(options: JoinOptions): void;
  /** A comment to every reader, so that proxies keep the connection and dead ones are noticed. */
  heartbeat(): void;
  readers(): number;
  /** Ends every stream: readers come back, to another replica or to this one once it is up again. */
  close(): void;
}

/** One text per kind of stream, however many readers it goes to. */
const renderOnce = (note: LiveNote, id: string): ((render: Reader['render']) => string | null) => {
  const frames = new Map<Reader['render'], string | null>();
  return (render) => {
    if (!frames.has(render)) frames.set(render, render(note, id));
    return frames.get(render) ?? null;
  };
};

/**
 * The open browsers of this replica. `epoch` names the cluster whose offsets the ids speak of; `start` is
 * from where on this replica knows each partition; `onUnreadable` is told of a message that cannot be parsed.
 */
export const createLiveHub = (options: {
  epoch: string;
  start: Positions;
  onUnreadable: (error: unknown) => void;
}): LiveHub => {
  const { epoch, start, onUnreadable } = options;
  const ring = createRing<LiveNote>(start, ringCapacity);
  const readers = new Set<Reader>();

  const tell = (
    reader: Reader,
    note: LiveNote,
    frameFor: (render: Reader['render']) => string | null,
  ): void => {
    if (!concerns(note, reader.identity)) return;
    const frame = frameFor(reader.render);
    if (frame === null) return;
    write(reader, frame);
    if (note.message.type === 'session_ended') reader.response.end();
  };

  const noteOf = (text: string): LiveNote | null => {
    try {
      return toLiveNote(text);
    } catch (error) {
      onUnreadable(error);
      return null;
    }
  };

  const resume = (reader: Reader, { lastEventId, reset, greeting = '' }: JoinOptions): void => {
    const here = streamId(epoch, ring.positions());
    if (lastEventId === undefined) {
      write(reader, positionFrame(here) + greeting);
      return;
    }
    const from = parseStreamId(lastEventId, epoch);
    const missed = from && ring.missed(from);
    if (missed === null) {
      write(reader, reset(here));
      return;
    }
    for (const { note, after } of missed)
      tell(reader, note, (render) => render(note, streamId(epoch, after)));
    write(reader, positionFrame(here));
  };

  return {
    receive: (partition, offset, text) => {
      const entry = ring.append(partition, offset, noteOf(text));
      if (!entry) return;
      const frameFor = renderOnce(entry.note, streamId(epoch, entry.after));
      for (const reader of readers) tell(reader, entry.note, frameFor);
    },
    join: (options) => {
      const { response, identity, render } = options;
      const reader: Reader = { response, identity, render };
      response.once('close', () => readers.delete(reader));
      readers.add(reader);
      resume(reader, options);
    },
    heartbeat: () => {
      for (const reader of readers) write(reader, heartbeatFrame);
    },
    readers: () => readers.size,
    close: () => {
      for (const { response } of readers) response.end();
    },
  };
};
