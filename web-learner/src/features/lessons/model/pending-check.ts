import type { PointedWords } from '@academy/contracts/http/catalog/checks.ts';
import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import type { TextStorage } from '../../../shared/storage.ts';

/** A check that was sent and whose answer has not come. Sent again under its id it is the same attempt. */
export interface PendingCheck {
  attemptId: string;
  answer: string;
  language: 'es' | 'en';
  /** Where the learner sees what the rubric does not; absent where they point to nothing. */
  pointed?: PointedWords[];
}

/** Keeps pending checks through reloads, one per exercise and learner. */
export function createPendingChecks(storage: TextStorage, userId: string) {
  const memory = new Map<string, PendingCheck>();
  const keyOf = (exerciseId: string) => `check:${userId}:${exerciseId}` as const;
  return {
    read: (exerciseId: string): PendingCheck | null =>
      memory.get(exerciseId) ?? parseCheck(storage.read(keyOf(exerciseId))),
    keep(exerciseId: string, check: PendingCheck) {
      memory.set(exerciseId, check);
      storage.write(keyOf(exerciseId), JSON.stringify(check));
    },
    drop(exerciseId: string) {
      memory.delete(exerciseId);
      storage.write(keyOf(exerciseId), null);
    },
  };
}

export type PendingChecks = ReturnType<typeof createPendingChecks>;

function parseCheck(stored: string | null): PendingCheck | null {
  if (stored === null) return null;
  try {
    const { attemptId, answer, language, pointed } = JSON.parse(stored) as Record<string, unknown>;
    const isWhole = typeof attemptId === 'string' && typeof answer === 'string';
    if (!isWhole || (language !== 'es' && language !== 'en')) return null;
    return { attemptId, answer, language, ...(isPointed(pointed) && { pointed }) };
  } catch {
    return null;
  }
}

const isPointed = (value: unknown): value is PointedWords[] =>
  Array.isArray(value) &&
  value.every(
    (one: Partial<PointedWords> | null) =>
      typeof one?.key === 'string' && typeof one.start === 'number' && typeof one.end === 'number',
  );

/** Why a check waits: no connection, a server that cannot answer now, or too many checks in a minute. */
export type Hold = 'offline' | 'server' | 'busy';

const UNAUTHORISED = 401;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const BAD_GATEWAY = 502;

/** Null where the server has refused the check itself, so that sending it again would not help. */
export function holdOf(error: unknown): Hold | null {
  if (error instanceof NetworkError) return 'offline';
  if (!(error instanceof ApiError)) return 'server';
  if (error.status === TOO_MANY) return 'busy';
  return error.status >= SERVER_ERROR || error.status === UNAUTHORISED ? 'server' : null;
}

/** Whether the failure passes by itself: the connection returns, or a server that starts again. */
export const passesByItself = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= BAD_GATEWAY);
