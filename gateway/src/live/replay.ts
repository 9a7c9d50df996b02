import type { LiveNote } from '@academy/contracts/events/live-note.ts';
import type { Positions } from './positions.ts';
import { concerns, longestQueueBytes, positionFrame, takeAccess, type Reader } from './reader.ts';
import type { RingEntry } from './ring.ts';

/** Past this a reader fetches afresh: what is written at once must be well below what cuts a reader. */
const longestReplay = longestQueueBytes / 2;

/** How much of a replay a reader may read again that breaks off in the middle of it. */
const longestWithoutId = 4 * 1024;

/**
 * What a reader has missed, as one text, up to the end of its session. An id is five times as long as a message, so that only every
 * few of them have one; the reader's position follows at the end. `text` is null for so much that fetching afresh is better.
 */
export const replayOf = (
  reader: Reader,
  missed: readonly Pick<RingEntry<LiveNote>, 'note' | 'after'>[],
  seal: (positions: Positions) => string,
): { text: string | null; isEnded: boolean } => {
  let text = '';
  let lastIdAt = 0;
  for (const { note, after } of missed) {
    if (!concerns(note, reader)) continue;
    takeAccess(reader, note);
    const frame = reader.render(note) ?? '';
    if (note.message.type === 'session_ended') return { text: frame, isEnded: true };
    if (text.length > longestReplay) continue;
    text += frame;
    if (text.length - lastIdAt < longestWithoutId) continue;
    text += positionFrame(seal(after));
    lastIdAt = text.length;
  }
  return { text: text.length > longestReplay ? null : text, isEnded: false };
};
