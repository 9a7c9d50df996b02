import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import { tellsOfFullDisk } from '../machine/disk.mjs';
import { StartFailure } from './start-failure.ts';

interface SystemError extends Error {
  code: string;
  path?: string;
}

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

const systemSentences: Readonly<Record<string, (path: string) => string>> = {
  EROFS: (path) => `${path} is on a read-only disk; set DATA_DIR to a folder that can be written.`,
  EACCES: (path) =>
    `${path} may not be written by this user; change its owner, or set DATA_DIR to another folder.`,
  EPERM: (path) =>
    `${path} may not be changed by this user; change its owner, or set DATA_DIR to another folder.`,
  ENOTDIR: (path) => `${path} is not inside a folder; set DATA_DIR to a folder.`,
  EEXIST: (path) => `${path} is a file; set DATA_DIR to a folder.`,
};

/** Where it was thrown: what we need of the stack to find a defect of ours. */
const placeOf = ({ stack = '' }: Error): string => {
  const [, frame] = /^\s+at (.+)$/m.exec(stack) ?? [];
  return frame === undefined ? '' : ` (${frame})`;
};

/** What a person reads of an error: one sentence with the cure where it is known. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof StartFailure) return error.message;
  if (error instanceof ConfigError) return `${error.message}. See .env.example.`;
  if (isSystemError(error)) {
    const sentence = systemSentences[error.code]?.(error.path ?? 'The data folder');
    if (sentence !== undefined) return sentence;
  }
  if (!(error instanceof Error)) return `Unexpected error: ${String(error)}`;
  if (tellsOfFullDisk(error.message)) return 'The disk is full; free some space.';
  return `Unexpected error: ${error.message}${placeOf(error)}`;
};
