import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import mongoose from 'mongoose';

/** The part of the driver's connection that is patched. */
interface DriverConnection {
  socket: Socket;
  onError(error: Error): void;
  writeCommand(...args: unknown[]): Promise<void>;
}

const { Connection } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  Connection: { prototype: DriverConnection };
};

const gone = (cause?: Error): Error =>
  new mongoose.mongo.MongoNetworkError(
    'the connection closed before a command was written',
    cause && { cause },
  );

/** Node's own errors name what failed by a word ("EPIPE"), the driver's by a number; a call that is given up has neither. */
const isOfSocket = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Rejects when the socket closes; `stop` ends the wait. */
const whenClosed = (socket: Socket): { closed: Promise<never>; stop: () => void } => {
  const { promise, reject } = Promise.withResolvers<never>();
  const onClose = (): void => reject(gone());
  socket.once('close', onClose);
  return { closed: promise, stop: () => socket.off('close', onClose) };
};

let isPatched = false;

/**
 * Lets a command fail whose connection closes while it is written. The driver (7.8 and 7.9) waits for 'drain' alone after a
 * write that the socket did not take, and a socket that is destroyed without an error never drains: the command waits for
 * ever, without any timeout. Where it is the monitor's own `hello`, the process finds no store until it is restarted. A socket
 * that fails during that wait, such as one whose other side has ended it, rejects with its own error, which the driver passes
 * on as it is: nobody would take that for a store that is away.
 */
export const failClosedWrites = (): void => {
  if (isPatched) return;
  isPatched = true;
  const { prototype } = Connection;
  const write = prototype.writeCommand;
  prototype.writeCommand = async function (this: DriverConnection, ...args) {
    const { closed, stop } = whenClosed(this.socket);
    try {
      await Promise.race([write.apply(this, args), closed]);
    } catch (failure) {
      const error = isOfSocket(failure) ? gone(failure) : failure;
      // The driver takes the connection out of use; nothing where it has done so already.
      if (error instanceof mongoose.mongo.MongoNetworkError) this.onError(error);
      throw error;
    } finally {
      stop();
    }
  };
};
