import type { LiveNote } from '@academy/contracts/events/live-note.ts';
import { concerns, longestQueueBytes, takeAccess, type Reader } from './reader.ts';

/** Past this a reader fetches afresh: what is written at once must be well below what cuts a reader. */
const longestReplay = longestQueueBytes / 2;

/**
 * What a reader has missed, as one text without ids: its position follows at the end, since an id for each is five
 * times as long as the message. `text` is null for so much that fetching afresh is better.
 */
export const replayOf = (
  reader: Reader,
  missed: readonly LiveNote[],
): { text: string | null; isEnded: boolean } => {
  let text = '';
  let isEnded = false;
  for (const note of missed) {
    if (!concerns(note, reader)) continue;
    takeAccess(reader, note);
    isEnded ||= note.message.type === 'session_ended';
    if (text.length <= longestReplay) text += reader.render(note) ?? '';
  }
  return { text: text.length > longestReplay ? null : text, isEnded };
};
