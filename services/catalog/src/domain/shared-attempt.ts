import { may } from '@academy/contracts/shared/permissions.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AttemptRecord } from './attempt.ts';

export type Reader = Pick<Caller, 'userId' | 'role'> | null;

export const isAuthor = ({ userId }: Pick<AttemptRecord, 'userId'>, reader: Reader): boolean =>
  reader?.userId === userId;

/** Whether a reader gets to see that the attempt exists: its author always, anybody else while it is shared. */
export const isVisible = (attempt: Pick<AttemptRecord, 'userId' | 'sharedAt'>, reader: Reader): boolean =>
  attempt.sharedAt != null || isAuthor(attempt, reader);

/**
 * Whether its text and verdict are open to a reader without regard to their own attempts; members who have passed
 * the exercise may read them too.
 */
export const isOpenTo = (attempt: Pick<AttemptRecord, 'userId'>, reader: Reader): boolean =>
  reader !== null &&
  (isAuthor(attempt, reader) || may(reader.role, 'attempts.read') || may(reader.role, 'moderation.read'));
