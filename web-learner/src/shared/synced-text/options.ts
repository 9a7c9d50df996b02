import type { RunExclusively } from '@academy/web-kit/session/locks.ts';
import type { TextStorage } from '../storage.ts';
import type { ServerText, TextKind, TextRecord, WhenEmptied } from './text-record.ts';
import type { TextServer } from './text-server.ts';

/** What the browser and the account provide for every text. */
export interface TextHost {
  storage: TextStorage;
  /** The account that the text belongs to; part of the storage key. */
  userId: string;
  /** Whether that account is signed in: a call carries the token of the account that is. */
  isOwnerSignedIn: () => boolean;
  runExclusively: RunExclusively;
  /** Runs the work after so many milliseconds; returns what cancels it. */
  later: (work: () => void, milliseconds: number) => () => void;
}

export interface SyncedTextOptions<Found extends ServerText = ServerText> extends TextHost {
  /** First part of the storage key, such as `draft` or `note`. */
  kind: TextKind;
  /** What the text is about, within its kind. */
  id: string;
  /** Without one, the text is kept in this browser only. */
  server?: TextServer<Found>;
  /** The server's text where the screen has already loaded it. The browser then keeps only what is not saved. */
  opened?: Found;
  /** How long typing pauses before a save, in milliseconds. */
  saveAfterMs?: number;
  /** The longest text that the server takes, in characters; a longer one stays in this browser. */
  longest?: number;
  whenEmptied?: WhenEmptied;
  /** Reads a record from the storage, also as earlier releases wrote it. */
  parse?: (stored: string | null) => TextRecord | null;
  /** Whether something that is saved along with the text has changed. */
  isMoreDue?: () => boolean;
  /** Called with what was loaded, unless something newer is known by now. */
  onLoaded?: (found: Found) => void;
}
