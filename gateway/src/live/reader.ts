import type { Writable } from 'node:stream';
import type { SessionUse } from '@academy/service-kit/identity/create-identity.ts';
import { coversSession } from '@academy/service-kit/identity/revocations.ts';
import type { LiveNote } from '@academy/contracts/events/live-note.ts';

/** Unread bytes past which a slow reader is cut: it will come back with its last id and be resumed. */
const queueLimitBytes = 64 * 1024;

export interface Reader {
  /** Whose session reads the stream; null for nobody in particular, on the public one. */
  identity: SessionUse | null;
  /** The frame's text for a note, or null where this stream does not carry it. */
  render: (note: LiveNote, id: string) => string | null;
  response: Writable;
  /** The count of received messages at which the reader's last id was right. */
  seen: number;
}

/** Whether a note is meant for this reader. */
export const concerns = ({ audience }: LiveNote, identity: SessionUse | null): boolean => {
  if (audience.to === 'all') return true;
  if (identity === null || audience.userId !== identity.userId) return false;
  return audience.to === 'user' || coversSession(audience.revocation, identity);
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
