import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Breaks every connection and refuses new ones, as when the far end is gone. */
  cut: () => Promise<void>;
  /** Takes connections again, on the same port. */
  restore: () => Promise<void>;
  /** Takes connections and bytes but passes nothing on, in either direction, as when the far end is stuck. */
  hang: () => void;
  /** Passes on what it held back, but for connections that ended meanwhile: theirs is lost with them. */
  resume: () => void;
  close: () => Promise<void>;
}

/**
 * Stands before a server, so that a test can take it away, or have it accept everything and answer nothing, without
 * touching it.
 */
export const startTcpProxy = async (target: { host: string; port: number }): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  const resumes = new Set<() => void>();
  let hanging = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const pass = (from: Socket, to: Socket): void => {
    const held: Buffer[] = [];
    const flush = (): void => {
      if (hanging) return;
      for (const bytes of held.splice(0)) to.write(bytes);
    };
    from.on('data', (bytes: Buffer) => {
      held.push(bytes);
      flush();
    });
    resumes.add(flush);
    from.on('end', () => {
      if (!hanging) to.end();
    });
    from.on('close', () => {
      resumes.delete(flush);
      to.destroy();
    });
  };
  const open = (port: number) => {
    const server = createServer((near) => {
      const far = keep(connect(target));
      pass(keep(near), far);
      pass(far, near);
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
    hang: () => {
      hanging = true;
    },
    resume: () => {
      hanging = false;
      for (const flush of resumes) flush();
    },
    close: cut,
  };
};
