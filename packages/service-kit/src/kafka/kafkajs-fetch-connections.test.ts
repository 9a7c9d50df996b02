import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { createFetchConnections } from './kafkajs-fetch-connections.ts';

const request = (key: number): Buffer => {
  const bytes = Buffer.alloc(6);
  bytes.writeInt16BE(key, 4);
  return bytes;
};
const fetch = request(1);
const heartbeat = request(12);

/** A socket that takes what is written and connects to nothing. */
const opened = (connections: ReturnType<typeof createFetchConnections>) => {
  const socket = connections.open(() => {
    const unconnected = new Socket();
    unconnected.write = () => true;
    return unconnected;
  });
  let ends = 0;
  socket.on('end', () => {
    ends += 1;
  });
  return { socket, ends: () => ends };
};

test('When fetches are ended, then the connections that fetch are, and no other', () => {
  const connections = createFetchConnections();
  const [fetching, beating] = [opened(connections), opened(connections)];
  fetching.socket.write(fetch);
  beating.socket.write(heartbeat);
  connections.endFetches();
  expect([fetching.ends(), beating.ends()]).toEqual([1, 0]);
});

test('When a fetch is sent after the others were ended, then it is ended once it is on its way', async () => {
  const connections = createFetchConnections();
  const [late, beating] = [opened(connections), opened(connections)];
  connections.endFetches();
  late.socket.write(fetch);
  beating.socket.write(heartbeat);
  expect(late.ends()).toBe(0);
  await turn();
  expect([late.ends(), beating.ends()]).toEqual([1, 0]);
});

test('When kafkajs has ended a socket, then it hears no more of it, and no error of it ends the process', () => {
  const { socket, ends } = opened(createFetchConnections());
  socket.emit('end');
  socket.end();
  socket.emit('end');
  socket.emit('error', new Error('reset'));
  expect(ends()).toBe(1);
});

test('When all are closed, then kafkajs hears of those that it has not ended, and all are destroyed', () => {
  const connections = createFetchConnections();
  const [open, ended] = [opened(connections), opened(connections)];
  ended.socket.end();
  connections.close();
  expect([open.ends(), ended.ends()]).toEqual([1, 0]);
  expect([open.socket.destroyed, ended.socket.destroyed]).toEqual([true, true]);
});
