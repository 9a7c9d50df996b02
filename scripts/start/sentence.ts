import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import { tellsOfFullDisk } from '../machine/disk.mjs';
import { StartFailure } from './start-failure.ts';

/** Where it was thrown: what we need of the stack to find a defect of ours. */
const placeOf = ({ stack = '' }: Error): string => {
  const [, frame] = /^\s+at (.+)$/m.exec(stack) ?? [];
  return frame === undefined ? '' : ` (${frame})`;
};

/** What a person reads of an error: one sentence with the cure where it is known. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof StartFailure) return error.message;
  if (error instanceof ConfigError) return `${error.message}. See .env.example.`;
  if (!(error instanceof Error)) return `Unexpected error: ${String(error)}`;
  if (tellsOfFullDisk(error.message)) return 'The disk is full; free some space.';
  return `Unexpected error: ${error.message}${placeOf(error)}`;
};
