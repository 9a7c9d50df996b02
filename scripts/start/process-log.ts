import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

const maxBytes = 20 * 1024 ** 2;

/** How long a file that cannot be written, on a full disk say, is left alone before it is tried again. */
const retryMs = 5_000;

export interface ProcessLog {
  file: string;
  write(line: string): void;
  close(): Promise<void>;
}

export interface ProcessLogOptions {
  /** Called once while the file cannot be written; lines are dropped until it can. */
  onError: (error: Error) => void;
  retryAfterMs?: number;
}

/** A log file that keeps one older part (`<file>.1`) and never grows past twenty megabytes. */
export const openProcessLog = (
  file: string,
  { onError, retryAfterMs = retryMs }: ProcessLogOptions,
): ProcessLog => {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  let stream: WriteStream | null = null;
  let failedAt: number | null = null;
  const fail = (error: Error): void => {
    if (failedAt === null) onError(error);
    failedAt = performance.now();
    stream = null;
  };
  const open = (): WriteStream => {
    const opened = createWriteStream(file, { flags: 'a' });
    return opened.on('error', fail);
  };
  const rotate = (): void => {
    stream?.end();
    stream = null;
    if (existsSync(file)) renameSync(file, `${file}.1`);
    size = 0;
  };
  const append = (line: string): void => {
    if (size > maxBytes) rotate();
    stream ??= open();
    size += Buffer.byteLength(line) + 1;
    stream.write(`${line}\n`, (error) => {
      if (!error) failedAt = null;
    });
  };
  return {
    file,
    write(line) {
      if (failedAt !== null && stream === null && performance.now() - failedAt < retryAfterMs) return;
      try {
        append(line);
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    },
    close: () =>
      new Promise((resolve) =>
        stream === null || stream.destroyed ? resolve() : stream.end(() => resolve()),
      ),
  };
};
