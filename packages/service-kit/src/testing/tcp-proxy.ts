import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Breaks every connection and refuses new ones, as when the far end is gone. */
  cut: () => Promise<void>;
  /** Takes connections again, on the same port. */
  restore: () => Promise<void>;
  close: () => Promise<void>;
}

/** Stands before a server, so that a test can take it away and bring it back without touching it. */
export const startTcpProxy = async (target: { host: string; port: number }): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const open = (port: number) => {
    const server = createServer((near) => {
      const far = keep(connect(target));
      keep(near).pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    return new Promise<typeof server>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  };
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    cut,
    restore: async () => {
      server = await open(port);
    },
    close: cut,
  };
};
