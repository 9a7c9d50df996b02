import { ConfigError } from '../config/parse-config.ts';

export interface RunningService {
  /** Finishes what runs and lets go of everything. */
  stop(): Promise<void>;
}

export interface RunOptions {
  name: string;
  start: () => Promise<RunningService>;
}

const stopWithinMs = 8_000;

const oneLine = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s*\n\s*/g, ' ');
};

const fail = (name: string, what: string, error: unknown): never => {
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
 * What `start.ts` of a service calls. A failed start is one line on standard error and exit code 1. SIGTERM,
 * SIGINT, and with `STOP_WITH_PARENT=1` the end of standard input, stop it: exit code 0 when that is done within
 * eight seconds, 1 otherwise.
 */
export const runService = ({ name, start }: RunOptions): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => fail(name, 'could not stop', new Error('took too long')), stopWithinMs).unref();
    started
      .then((service) => service.stop())
      .then(() => process.exit(0))
      .catch((error: unknown) => fail(name, 'could not stop', error));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => fail(name, 'failed', error));
  stopWhenParentGoes(stop);
  // Last, so that a signal that comes while it starts finds its handler.
  const started = start().catch((error: unknown) => fail(name, 'could not start', error));
};

/** The line by which the starter learns that a service takes requests, and where. */
export const announceListening = (port: number): void => {
  process.stdout.write(`LISTENING ${JSON.stringify({ port })}\n`);
};
