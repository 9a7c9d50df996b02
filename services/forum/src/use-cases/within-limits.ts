import { isModerator } from '../domain/visibility.ts';
import { DuplicateKeyError } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import { tooManyWritings } from '../domain/forum-texts.ts';
import { hourlyLimits, hourOf, type WritingKind } from '../domain/writing-limits.ts';
import type { ForumDeps } from './deps.ts';
import type { Writer } from './writer.ts';

/**
 * Runs a write that counts against the caller's hour; one that fails does not count. Moderators write without limit.
 * The same text sent again, or twice at once, counts once: `textId` is the id that the client made for it.
 * Throws DomainError 429 with the time until the next hour.
 */
export const withinLimits = async <T>(
  { budgets, hourlyLimits: usual, now }: Pick<ForumDeps, 'budgets' | 'hourlyLimits' | 'now'>,
  { writer, kind, textId }: { writer: Writer; kind: WritingKind; textId?: string | undefined },
  write: () => Promise<T>,
): Promise<T> => {
  if (isModerator(writer)) return write();
  const at = now();
  const taking = { userId: writer.userId, kind, textId, now: at };
  const limits = hourlyLimits(usual, { registeredAt: writer.registeredAt, now: at });
  const taken = await budgets.take(taking, limits[kind]);
  if (taken === 'refused') throw tooManyWritings(kind, (hourOf(at).endsAt.getTime() - at.getTime()) / 1_000);
  try {
    return await write();
  } catch (error) {
    // The same text sent at once was faster: it is there, and this is its count.
    const isThere = textId !== undefined && error instanceof DuplicateKeyError;
    if (taken === 'counted' && !isThere) await budgets.giveBack(taking).catch(() => undefined);
    throw error;
  }
};
