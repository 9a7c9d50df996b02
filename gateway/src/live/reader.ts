import type { Writable } from 'node:stream';
import type { SessionUse } from '@academy/service-kit/identity/create-identity.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import { mayRead } from '@academy/contracts/shared/permissions.ts';
import { coversSession } from '@academy/service-kit/identity/revocations.ts';
import type { LiveNote } from '@academy/contracts/events/live-note.ts';

/** Unread bytes past which a slow reader is cut: it will come back with its last id and be resumed. */
export const longestQueueBytes = 64 * 1024;
/** An ended stream whose last bytes are not read by then is cut. */
const endGraceMs = 10_000;

export interface Reader {
  /** Whose session reads the stream; null for nobody in particular, on the public one. */
  identity: SessionUse | null;
  /** What its account may do now. */
  role: Role;
  /** The frame's text for a note, with the position after it if given; null where this stream does not carry it. */
  render: (note: LiveNote, id?: string) => string | null;
  response: Writable;
  /** The count of received messages at which the reader's last id was right. */
  seen: number;
}

/** Whether a note is meant for this reader. */
export const concerns = (
  { audience }: LiveNote,
  { identity, role }: Pick<Reader, 'identity' | 'role'>,
): boolean => {
  if (audience.to === 'all') return true;
  if (audience.to === 'readers') return mayRead(role, audience.resource);
  if (identity === null || audience.userId !== identity.userId) return false;
  return audience.to === 'user' || coversSession(audience.revocation, identity);
};

/** Keeps what a reader's account may do up to date with what it is told. */
export const takeAccess = (reader: Reader, { message }: LiveNote): void => {
  if (message.type === 'standing_changed') reader.role = message.role;
};

/** Writes to a reader, and cuts one that has stopped reading. */
export const write = ({ response }: Reader, frame: string): void => {
  if (response.destroyed || response.writableEnded) return;
  response.write(frame);
  if (response.writableLength > longestQueueBytes) response.destroy();
};

/** Ends a stream, and cuts it where its reader does not take the rest within `graceMs`. */
export const end = (response: Writable, graceMs = endGraceMs): void => {
  if (response.destroyed || response.writableEnded) return;
  const cut = setTimeout(() => response.destroy(), graceMs);
  response.once('close', () => clearTimeout(cut));
  response.end();
};

/** Without an id the reader's last one stays where it is. */
export const dataFrame = (message: unknown, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`;

/** Moves the reader's last id on without a message. */
export const positionFrame = (id: string): string => `id: ${id}\n\n`;

export const heartbeatFrame = ': still here\n\n';
