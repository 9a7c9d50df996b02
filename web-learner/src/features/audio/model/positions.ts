import type { TextStorage } from '../../../shared/storage.ts';
import type { ListeningDevices, Position } from './listening.ts';

function parse(text: string | null): Position | null {
  try {
    const { version, segment, seconds } = JSON.parse(text ?? 'null') as Partial<
      Record<keyof Position, unknown>
    >;
    if (typeof version !== 'string' || !Number.isInteger(segment) || typeof seconds !== 'number') return null;
    return { version, segment: segment as number, seconds };
  } catch {
    return null;
  }
}

/** Where one person stopped in one text in one language, kept in this browser. */
export const createPositions = (
  storage: TextStorage,
  { userId, path, language }: { userId: string; path: string; language: string },
): ListeningDevices['position'] => {
  const key = `audio:${userId}:${path}:${language}` as const;
  return {
    read: () => parse(storage.read(key)),
    write: (position) => storage.write(key, position && JSON.stringify(position)),
  };
};
