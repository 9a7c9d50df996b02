import { startAcademy } from './academy.ts';
import { firstAdminBanner, readyBanner } from './banner.ts';
import { startConfig } from './config.ts';
import type { FirstAdmin } from './launch-context.ts';
import { createProgress } from './progress.ts';
import { sentenceOf } from './sentence.ts';
import { onStopRequest } from './stop-request.ts';
import { onUnexpectedError } from './unexpected-error.ts';

export interface RunOptions {
  root: string;
  env: () => NodeJS.ProcessEnv;
}

/** `npm start` from its first line to its last; answers with the exit code. */
export const runStart = async ({ root, env }: RunOptions): Promise<number> => {
  const began = Date.now();
  const progress = createProgress(process.stdout, process.env);
  const ending = new AbortController();
  let fault: string | undefined;
  const stopRequested = onStopRequest();
  const failed = onUnexpectedError().then((sentence) => void (fault = sentence));
  const ended = Promise.race([stopRequested, failed]);
  void ended.then(() => ending.abort());
  const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  let admin: FirstAdmin | undefined;
  try {
    const academy = await startAcademy({
      root,
      config: startConfig(env(), root),
      progress,
      signal: ending.signal,
      onFirstAdmin: (first) => (admin = first),
    });
    progress.note(`Ready after ${((Date.now() - began) / 1000).toFixed(1)} s`);
    progress.note(readyBanner(academy.publicUrl));
    if (admin) progress.note(firstAdminBanner(admin));
    await ended;
    if (fault !== undefined) say(fault);
    progress.note('Stopping …');
    await academy.stop();
    progress.note('Stopped. Everything is saved.');
    return fault === undefined ? 0 : 1;
  } catch (error) {
    if (admin) progress.note(firstAdminBanner(admin));
    say(fault ?? sentenceOf(error));
    return 1;
  } finally {
    progress.close();
  }
};
