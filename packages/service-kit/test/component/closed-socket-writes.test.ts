import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { isStoreAway } from '../../src/mongo/store-away.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { until } from '../../src/testing/wait-for.ts';

const stack = useTestStack({ topics: [] });

/** The sockets that this process opens while `work` runs. */
const socketsOpenedBy = async <T>(work: () => Promise<T>): Promise<{ result: T; sockets: Socket[] }> => {
  const sockets: Socket[] = [];
  const note = (message: unknown): void => void sockets.push((message as { socket: Socket }).socket);
  subscribe('net.client.socket', note);
  try {
    return { result: await work(), sockets };
  } finally {
    unsubscribe('net.client.socket', note);
  }
};

test('When connections close just before a command is written, then it fails and the next one finds the store', async () => {
  const { result: connection, sockets } = await socketsOpenedBy(async () => {
    const opened = await stack.database('closed-sockets');
    await opened.collection('things').countDocuments();
    return opened;
  });
  expect(sockets.length).toBeGreaterThan(1);
  // Destroyed without an error: the driver learns of it when 'close' comes, after the command has begun.
  for (const socket of sockets) socket.destroy();
  await expect(connection.collection('things').insertOne({ n: 1 })).rejects.toThrow(/clos/);
  await until(async () => (await connection.collection('things').countDocuments()) === 0);
});

test('When sockets fail while a command is written, then it fails as by a store that is away', async () => {
  const { result: connection, sockets } = await socketsOpenedBy(async () => {
    const opened = await stack.database('failing-sockets');
    await opened.collection('things').countDocuments();
    return opened;
  });
  for (const socket of sockets)
    socket.write = () => {
      setImmediate(() =>
        socket.destroy(Object.assign(new Error('ended by the other side'), { code: 'EPIPE' })),
      );
      return false;
    };
  const failure: unknown = await connection
    .collection('things')
    .insertOne({ n: 1 })
    .catch((error: unknown) => error);
  expect(isStoreAway(failure)).toBe(true);
  await until(async () => (await connection.collection('things').countDocuments()) === 0);
});
