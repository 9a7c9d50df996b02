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

const gone = (): Error =>
  new mongoose.mongo.MongoNetworkError('the connection closed before a command was written');

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
 * ever, without any timeout. Where it is the monitor's own `hello`, the process finds no store until it is restarted.
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
    } catch (error) {
      // The driver takes the connection out of use; nothing where it has done so already.
      if (error instanceof mongoose.mongo.MongoNetworkError) this.onError(error);
      throw error;
    } finally {
      stop();
    }
  };
};
