import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

const maxBytes = 20 * 1024 ** 2;

export interface ProcessLog {
  file: string;
  write(line: string): void;
  close(): Promise<void>;
}

/** A log file that keeps one older part (`<file>.1`) and never grows past twenty megabytes. */
export const openProcessLog = (file: string, onError: (error: Error) => void): ProcessLog => {
  mkdirSync(dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  const open = (): WriteStream => createWriteStream(file, { flags: 'a' }).on('error', onError);
  const rotate = (): WriteStream => {
    if (existsSync(file)) renameSync(file, `${file}.1`);
    size = 0;
    return open();
  };
  let stream = size > maxBytes ? rotate() : open();
  return {
    file,
    write(line) {
      if (size > maxBytes) {
        stream.end();
        stream = rotate();
      }
      size += Buffer.byteLength(line) + 1;
      stream.write(`${line}\n`);
    },
    close: () => new Promise((resolve) => (stream.destroyed ? resolve() : stream.end(() => resolve()))),
  };
};
