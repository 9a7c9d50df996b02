import { flushCompileCache } from 'node:module';
import { ConfigError } from '../config/parse-config.ts';

export interface RunningProcess {
  /** Where it takes requests. */
  port: number;
  /** Resolves when it is fit for all its work; rejects where it can never be. */
  ready: Promise<void>;
  /** Finishes what runs and lets go of everything, also before it was ready. */
  stop(): Promise<void>;
}

export interface RunOptions {
  name: string;
  start: () => Promise<RunningProcess>;
}

const stopWithinMs = 8_000;

const oneLine = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s*\n\s*/g, ' ');
};

/** Ends this process with 1 and one line on standard error. */
export const fail = (name: string, what: string, error: unknown): never => {
  process.stderr.write(`${name} ${what}: ${oneLine(error)}\n`);
  if (error instanceof Error && !(error instanceof ConfigError) && process.env.LOG_LEVEL === 'debug')
    process.stderr.write(`${error.stack ?? ''}\n`);
  process.exit(1);
};

const stopWhenParentGoes = (stop: () => void): void => {
  if (process.env.STOP_WITH_PARENT !== '1') return;
  process.stdin.on('end', stop).on('close', stop).on('error', stop);
  process.stdin.resume();
};

/**
 * What `start.ts` of a process calls. A start that can never work is one line on standard error and exit code 1; a
 * store or broker that is away is waited for. When it is ready it prints `LISTENING {"port":…}`, by which the starter
 * learns of it. SIGTERM, SIGINT, and with `STOP_WITH_PARENT=1` the end of standard input, stop it at any moment: exit
 * code 0 when that is done within eight seconds, 1 otherwise.
 */
export const runProcess = ({ name, start }: RunOptions): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => fail(name, 'could not stop', new Error('took too long')), stopWithinMs).unref();
    started
      .then((running) => running.stop())
      .then(() => process.exit(0))
      .catch((error: unknown) => fail(name, 'could not stop', error));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => fail(name, 'failed', error));
  stopWhenParentGoes(stop);
  // Last, so that a signal that comes while it starts finds its handler.
  const started = start().catch((error: unknown) => fail(name, 'could not start', error));
  void announceWhenReady(name, started, () => stopping);
};

const announceWhenReady = async (
  name: string,
  started: Promise<RunningProcess>,
  isStopping: () => boolean,
): Promise<void> => {
  const { port, ready } = await started;
  try {
    await ready;
    // With NODE_COMPILE_CACHE. At its end Node would do it too, yet not at SIGKILL, after which a quick start matters.
    flushCompileCache();
    if (!isStopping()) process.stdout.write(`LISTENING ${JSON.stringify({ port })}\n`);
  } catch (error) {
    if (!isStopping()) fail(name, 'could not start', error);
  }
};
