import { tellsOfFullDisk } from '../machine/disk.mjs';

const errorLine = /^ERROR (.+)$/;
const fullDisk = 'The disk is full; free some space.';

/** The sentence in which a process named its error, or undefined when its last lines hold none. */
export const reasonIn = (tail: readonly string[]): string | undefined =>
  tail.map((line) => errorLine.exec(line)?.[1]).findLast((sentence) => sentence !== undefined) ??
  (tellsOfFullDisk(tail.join('\n')) ? fullDisk : undefined);

/** What no second try can cure. */
export const isFinal = (tail: readonly string[]): boolean =>
  reasonIn(tail) !== undefined || tail.some((line) => line.includes('Configuration:'));

interface LogRecord {
  level?: number;
  msg?: string;
  err?: { message?: string };
}

const pinoWarning = 40;

const asRecord = (line: string): LogRecord | null => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};

const sentenceOf = (line: string): string => {
  const { msg, err } = asRecord(line) ?? {};
  if (msg === undefined) return line;
  return err?.message === undefined || err.message === msg ? msg : `${msg}: ${err.message}`;
};

const isWarning = (line: string): boolean => (asRecord(line)?.level ?? 0) >= pinoWarning;

/** What a running process last said, a warning rather than anything else: the message alone of a line of JSON. */
export const lastWords = (tail: readonly string[]): string | undefined => {
  const line = tail.findLast(isWarning) ?? tail.findLast((each) => each.trim() !== '');
  return line === undefined ? undefined : sentenceOf(line).slice(0, 300);
};
