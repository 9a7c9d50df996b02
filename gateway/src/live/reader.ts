import type { ServerResponse } from 'node:http';
import type { LiveNote } from './live-note.ts';

/** Who reads a stream: nobody in particular on the public one. */
export interface ReaderIdentity {
  userId: string;
  sessionId: string;
  /** When the access token that opened the stream was issued, as a date text in UTC. */
  issuedAt: string;
}

/** Unread bytes past which a slow reader is cut: it will come back with its last id and be resumed. */
const queueLimitBytes = 64 * 1024;

export interface Reader {
  identity: ReaderIdentity | null;
  /** The frame's text for a note, or null where this stream does not carry it. */
  render: (note: LiveNote, id: string) => string | null;
  response: ServerResponse;
}

/** Whether a note is meant for this reader. */
export const concerns = ({ audience }: LiveNote, identity: ReaderIdentity | null): boolean => {
  if (audience.to === 'all') return true;
  if (identity === null || audience.userId !== identity.userId) return false;
  if (audience.to === 'user') return true;
  if (audience.sessionId !== undefined) return audience.sessionId === identity.sessionId;
  return audience.exceptSessionId !== identity.sessionId && identity.issuedAt < audience.before;
};

/** Writes to a reader, and cuts one that has stopped reading. */
export const write = ({ response }: Reader, frame: string): void => {
  if (response.destroyed) return;
  response.write(frame);
  if (response.writableLength > queueLimitBytes) response.destroy();
};

export const dataFrame = (id: string, message: unknown): string =>
  `id: ${id}\ndata: ${JSON.stringify(message)}\n\n`;

/** A message that is not of any topic, so that the reader's last id stays where it is. */
export const asideFrame = (message: unknown): string => `data: ${JSON.stringify(message)}\n\n`;

/** Moves the reader's last id on without a message. */
export const positionFrame = (id: string): string => `id: ${id}\n\n`;

export const heartbeatFrame = ': still here\n\n';
