import type { JoinOptions } from './join-options.ts';
import { end, heartbeatFrame, write, type Reader } from './reader.ts';

/** A reader may be ahead of this replica by what another one has read already; not for longer than this. */
const heartbeatsAhead = 1;

/** Readers that cannot be resumed yet: this replica has not received what they have read. */
export interface HeldReaders {
  add(reader: Reader, joining: JoinOptions): void;
  remove(reader: Reader): void;
  /** Resumes those that can be by now. */
  resume(): void;
  /** A sign of life to each; one that has waited too long begins with a reset. */
  beat(options: { mayGiveUp: boolean }): void;
  count(): number;
  close(): void;
}

export const createHeldReaders = (options: {
  /** False when what the reader has read has still not come here. */
  resume: (reader: Reader, joining: JoinOptions) => boolean;
  reset: (reader: Reader, joining: JoinOptions) => void;
}): HeldReaders => {
  const held = new Map<Reader, { joining: JoinOptions; heartbeats: number }>();
  return {
    add: (reader, joining) => void held.set(reader, { joining, heartbeats: 0 }),
    remove: (reader) => void held.delete(reader),
    resume: () => {
      for (const [reader, { joining }] of held) if (options.resume(reader, joining)) held.delete(reader);
    },
    beat: ({ mayGiveUp }) => {
      for (const [reader, one] of held) {
        write(reader, heartbeatFrame);
        if (!mayGiveUp) continue;
        one.heartbeats += 1;
        if (one.heartbeats <= heartbeatsAhead) continue;
        held.delete(reader);
        options.reset(reader, one.joining);
      }
    },
    count: () => held.size,
    close: () => {
      for (const reader of held.keys()) end(reader.response);
    },
  };
};
