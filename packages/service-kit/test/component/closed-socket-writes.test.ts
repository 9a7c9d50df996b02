import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
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
