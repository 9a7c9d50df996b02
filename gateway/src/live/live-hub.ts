import type { LiveNote } from '@academy/contracts/events/live-note.ts';
import { presentForMs } from '@academy/contracts/shared/presence.ts';
import { createEventIds } from './event-ids.ts';
import { createHeldReaders } from './held-readers.ts';
import type { JoinOptions } from './join-options.ts';
import { readLiveEvent } from './live-note.ts';
import type { Positions } from './positions.ts';
import { concerns, end, heartbeatFrame, positionFrame, takeAccess, write, type Reader } from './reader.ts';
import { createReaders } from './readers.ts';
import { createRecent } from './recent.ts';
import { replayOf } from './replay.ts';
import { createRing, type RingCapacity, type RingEntry } from './ring.ts';
import type { StreamIds } from './stream-ids.ts';

const ringCapacity: RingCapacity = { broadcast: 2_000, perUser: 100, allUsers: 20_000 };
const rememberedEvents = 20_000;
const recentMessages = 5_000;

/** A message of a live topic as Kafka has it; `at` is when it was published, in milliseconds since 1970. */
export interface LiveMessageText {
  partition: string;
  offset: number;
  at: number;
  text: string;
}

export interface LiveHub {
  /** Takes a message of a live topic, in the order of its partition. */
  receive(message: LiveMessageText): void;
  /** What was in the topics at the start has been received: readers that waited for it are resumed. */
  caughtUp(): void;
  /** Starts a stream: what was missed since the last id, or a reset, then everything that comes. */
  join(options: JoinOptions): void;
  /** A sign of life to every reader, with its position where that has moved, so that it never grows old. */
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

const userOf = ({ audience }: LiveNote): string | undefined =>
  'userId' in audience ? audience.userId : undefined;

/** What concerns only this moment is not kept for those who come back. */
const isKept = ({ audience }: LiveNote): boolean => audience.to !== 'readers';

/**
 * The open browsers of this replica. `ids` makes and reads the ids of their events; `start` is from where on this replica knows each partition, and `knownSince` from when on; `onUnreadable` gets each message that
 * cannot be parsed.
 */
export const createLiveHub = (options: {
  ids: StreamIds;
  start: Positions;
  knownSince: number;
  onUnreadable: (error: unknown) => void;
}): LiveHub => {
  const { ids, start, knownSince, onUnreadable } = options;
  const ring = createRing<LiveNote>(start, ringCapacity);
  const recent = createRecent<RingEntry<LiveNote>>({ capacity: recentMessages, knownSince });
  const hasCome = createEventIds(rememberedEvents);
  const readers = createReaders();
  let isCaughtUp = false;
  /** How many messages have come; a reader's `seen` tells whether its position is the present one. */
  let received = 0;

  const tell = (
    reader: Reader,
    note: LiveNote,
    frameFor: (render: Reader['render']) => string | null,
  ): void => {
    if (!concerns(note, reader)) return;
    const frame = frameFor(reader.render);
    if (frame === null) return;
    write(reader, frame);
    reader.seen = received;
    takeAccess(reader, note);
    if (note.message.type === 'session_ended') end(reader.response);
  };

  const tellAll = (note: LiveNote, after: Positions): void => {
    const frameFor = renderOnce(note, ids.seal(after));
    const userId = userOf(note);
    for (const reader of userId === undefined ? readers.all() : readers.ofUser(userId))
      tell(reader, note, frameFor);
  };

  const noteOf = (text: string): LiveNote | null => {
    try {
      const { id, note } = readLiveEvent(text);
      return hasCome(id) ? null : note;
    } catch (error) {
      onUnreadable(error);
      return null;
    }
  };

  /** Starts a stream with what was missed, or with a reset where that is not known or too much. */
  const begin = (
    reader: Reader,
    missed: RingEntry<LiveNote>[] | null,
    { reset, greeting = '' }: Pick<JoinOptions, 'reset' | 'greeting'>,
  ): void => {
    const here = ids.seal(ring.positions());
    const { text, isEnded } = replayOf(reader, missed ?? [], ids.seal);
    const first = missed === null || text === null ? reset(here) : text + positionFrame(here);
    write(reader, isEnded ? first : first + greeting);
    reader.seen = received;
    readers.add(reader);
    if (isEnded) end(reader.response);
  };

  /** Resumes a reader; false when what it has read has not come here yet. */
  const resume = (reader: Reader, joining: JoinOptions): boolean => {
    const { lastEventId, since, reset } = joining;
    if (lastEventId === undefined) {
      const missed = since === undefined ? [] : recent.since(since);
      begin(reader, missed, joining);
      return true;
    }
    const from = ids.open(lastEventId);
    if (from && ring.isAhead(from)) return false;
    begin(reader, from && ring.missed(from, reader.identity?.userId), { reset });
    return true;
  };

  const held = createHeldReaders({
    resume,
    reset: (reader, { reset }) => begin(reader, null, { reset }),
  });

  return {
    receive: ({ partition, offset, at, text }) => {
      received += 1;
      const note = noteOf(text);
      const kept = note && isKept(note) ? note : null;
      const entry = ring.append(partition, offset, kept, kept ? userOf(kept) : undefined);
      if (entry) {
        recent.add(entry, at);
        tellAll(entry.note, entry.after);
      }
      if (note && !kept && Date.now() - at < presentForMs) tellAll(note, ring.positions());
      if (isCaughtUp) held.resume();
    },
    caughtUp: () => {
      isCaughtUp = true;
      held.resume();
    },
    join: (joining) => {
      const { response, identity, role = 'learner', render } = joining;
      const reader: Reader = { response, identity, role, render, seen: received };
      // Without a listener an error of one stream would end the process.
      response.on('error', () => response.destroy());
      response.once('close', () => {
        readers.remove(reader);
        held.remove(reader);
      });
      if (!isCaughtUp || !resume(reader, joining)) held.add(reader, joining);
    },
    heartbeat: () => {
      const position = positionFrame(ids.seal(ring.positions()));
      for (const reader of readers.all()) {
        write(reader, reader.seen === received ? heartbeatFrame : position);
        reader.seen = received;
      }
      held.beat({ mayGiveUp: isCaughtUp });
    },
    readers: () => readers.count() + held.count(),
    close: () => {
      for (const { response } of readers.all()) end(response);
      held.close();
    },
  };
};
