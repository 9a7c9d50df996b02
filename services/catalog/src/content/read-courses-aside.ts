import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { createThreadPool } from '@academy/service-kit/threads/thread-pool.ts';
import type { ContentCourse } from './read-courses.ts';

/** Of processor time; the academy's own content takes three seconds. */
const withinMs = 120_000;

/**
 * As `readCourses`, in a thread that steps back for calls. Throws 503 where a file does not fit, which the log names, and
 * where the signal aborts.
 */
export const readCoursesAside = async (
  contentDirectory: string,
  { signal, logger }: { signal: AbortSignal; logger: Pick<Logger, 'warn'> },
): Promise<ContentCourse[]> => {
  const pool = createThreadPool<string, ContentCourse[]>({
    name: 'content',
    module: new URL('./read-courses-thread.ts', import.meta.url),
    data: null,
    threads: 1,
    waitMs: withinMs,
    refusals: { tooBusy: () => unavailable(), tooHard: () => unavailable() },
    logger,
  });
  const stop = (): void => void pool.stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await pool.make(contentDirectory, withinMs);
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.stop();
  }
};
