import { connect, createServer, type Socket } from 'node:net';
import type { Supervised } from './supervise.ts';

export interface OnDemandSpec {
  /** Where it is called. */
  host: string;
  port: number;
  /** Where the process listens, on loopback. */
  innerPort: number;
  start: () => Supervised;
  /** It could not be started; the next call tries again. */
  onFailure: (error: Error) => void;
}

export interface OnDemand {
  /** Starts the process, unless it runs. */
  wake(): void;
  stop(withinMs: number): Promise<void>;
}

const passOn = (caller: Socket, port: number): void => {
  const inner = connect(port, '127.0.0.1');
  const end = (): void => {
    caller.destroy();
    inner.destroy();
  };
  for (const socket of [caller, inner]) socket.on('error', end).on('close', end);
  caller.pipe(inner).pipe(caller);
};

/** Holds a port, and starts the process that answers there when somebody first calls. Rejects when the port is taken. */
export const onDemand = async (spec: OnDemandSpec): Promise<OnDemand> => {
  const callers = new Set<Socket>();
  let running: Supervised | null = null;

  const ready = async (): Promise<void> => {
    running ??= spec.start();
    try {
      await running.ready;
    } catch (error) {
      running = null;
      throw error;
    }
  };
  const wake = (): void => void ready().catch(spec.onFailure);

  const server = createServer({ pauseOnConnect: true }, (caller) => {
    callers.add(caller);
    caller.on('error', () => caller.destroy()).on('close', () => callers.delete(caller));
    ready().then(
      () => passOn(caller, spec.innerPort),
      (error: Error) => {
        spec.onFailure(error);
        caller.destroy();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(spec.port, spec.host, resolve);
  });
  return {
    wake,
    stop: async (withinMs) => {
      server.close();
      callers.forEach((caller) => caller.destroy());
      await running?.stop(withinMs);
    },
  };
};
