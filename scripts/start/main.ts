import { join } from 'node:path';
import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import { tellsOfFullDisk } from '../machine/disk.mjs';
import { startAcademy } from './academy.ts';
import { firstAdminBanner, readyBanner } from './banner.ts';
import { startConfig } from './config.ts';
import type { FirstAdmin } from './launch.ts';
import { createProgress } from './progress.ts';
import { readEnvFile } from './read-env-file.ts';
import { StartFailure } from './start-failure.ts';
import { onStopRequest } from './stop-request.ts';

const root = join(import.meta.dirname, '..', '..');

// A closed terminal or pipe must not end us before our children have stopped.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

const sentenceOf = (error: unknown): string => {
  if (error instanceof StartFailure) return error.message;
  if (error instanceof ConfigError) return `${error.message}. See .env.example.`;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return tellsOfFullDisk(text) ? 'The disk is full; free some space.' : `The academy did not start: ${text}`;
};

const run = async (): Promise<void> => {
  const began = Date.now();
  const progress = createProgress(process.stdout, process.env);
  const starting = new AbortController();
  const stopRequested = onStopRequest();
  void stopRequested.then(() => starting.abort());
  let admin: FirstAdmin | undefined;
  try {
    const academy = await startAcademy({
      root,
      config: startConfig(readEnvFile(join(root, '.env'), process.env), root),
      progress,
      signal: starting.signal,
      onFirstAdmin: (first) => (admin = first),
    });
    progress.note(`Ready after ${((Date.now() - began) / 1000).toFixed(1)} s`);
    progress.note(readyBanner(academy.publicUrl));
    if (admin) progress.note(firstAdminBanner(admin));
    await stopRequested;
    progress.note('Stopping …');
    await academy.stop();
    progress.note('Stopped. Everything is saved.');
  } catch (error) {
    if (admin) progress.note(firstAdminBanner(admin));
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  } finally {
    progress.close();
  }
};

await run();
process.exit();
