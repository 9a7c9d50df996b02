import type { Writable } from 'node:stream';
import type { Role } from '@academy/contracts/shared/people.ts';
import type { SessionUse } from '@academy/service-kit/identity/create-identity.ts';
import type { Reader } from './reader.ts';

/** How a reader comes to the hub. */
export interface JoinOptions {
  response: Writable;
  identity: SessionUse | null;
  /** A learner where absent. */
  role?: Role;
  render: Reader['render'];
  /** The frame for a reader that cannot be resumed from where it was. */
  reset: (id: string) => string;
  lastEventId: string | undefined;
  /** For a reader that begins: what was published since this moment, in milliseconds since 1970, is new to it. */
  since?: number;
  /**
   * Frame for a reader that begins rather than resumes: what holds now, since it may have changed between the
   * reader's last call and this stream.
   */
  greeting?: string;
}
