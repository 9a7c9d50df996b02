import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { writingsFull } from '../domain/forum-texts.ts';
import { moderates } from '../domain/visibility.ts';
import type { ForumDeps } from './deps.ts';

type Deps = Pick<ForumDeps, 'recentWritings' | 'logger'>;

/**
 * Gives room back; where that fails, or a crash comes before it, the text counts too much. Staff take none, and texts from
 * before room was counted have none.
 */
export const giveRoomBack = async (
  { recentWritings, logger }: Deps,
  { userId, role }: Caller,
  bytes: number,
): Promise<void> => {
  if (moderates(role)) return;
  try {
    await recentWritings.giveBack(userId, bytes);
  } catch (error) {
    logger.warn({ err: error }, 'a text that is not there keeps its room');
  }
};

/** Runs a write that has taken room already; gives it back where the write fails. */
export const inRoomTaken = async <T>(
  deps: Deps,
  { caller, bytes }: { caller: Caller; bytes: number },
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    await giveRoomBack(deps, caller, bytes);
    throw error;
  }
};

/**
 * Runs an edit that takes up to so many bytes of the caller's room; it gives what it kept and what that took. Throws
 * DomainError 413 where there is no room.
 */
export const withinRoom = async <T>(
  deps: Deps & Pick<ForumDeps, 'storageLimit'>,
  { caller, bytes }: { caller: Caller; bytes: number },
  write: () => Promise<{ kept: T; took: number }>,
): Promise<T> => {
  if (moderates(caller.role)) return (await write()).kept;
  const most = deps.storageLimit(caller);
  if ((await deps.recentWritings.take(caller.userId, { bytes, most })) === 'full') throw writingsFull(most);
  const { kept, took } = await inRoomTaken(deps, { caller, bytes }, write);
  await giveRoomBack(deps, caller, bytes - took);
  return kept;
};
