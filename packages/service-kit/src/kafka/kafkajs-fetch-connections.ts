import type { Socket } from 'node:net';

/** The number of a fetch among Kafka's requests; it stands behind the length that each begins with. */
const fetchKey = 1;
const isFetch = (request: Buffer): boolean => request.readInt16BE(4) === fetchKey;

const heard = ['end', 'timeout', 'error'] as const;

/**
 * Once kafkajs has ended a socket it hears no more of it: by then its connection may stand on another, which the news of the
 * first one's end would close, and with it whatever was asked there, such as to leave the group.
 */
const endQuietly = (socket: Socket): (() => Socket) => {
  const own = new Set(heard.flatMap((event) => socket.listeners(event)));
  const end = socket.end.bind(socket);
  return () => {
    for (const event of heard)
      for (const listener of socket.listeners(event))
        if (!own.has(listener)) socket.off(event, listener as () => void);
    socket.on('error', () => undefined);
    return end();
  };
};

/**
 * The connections of one consumer. kafkajs has no way to call off a fetch that the broker holds, so a stop would last as
 * long as that: here the connections that fetch can be ended as if the broker had closed them.
 */
export const createFetchConnections = () => {
  const open = new Set<Socket>();
  const fetching = new Set<Socket>();
  let isEnding = false;
  const endAsIfByBroker = (socket: Socket): void => {
    socket.emit('end');
  };

  return {
    /** What opens a connection of this consumer. */
    open: (socket: () => Socket): Socket => {
      const opened = socket();
      open.add(opened);
      opened.once('close', () => {
        open.delete(opened);
        fetching.delete(opened);
      });
      const write = opened.write.bind(opened);
      return Object.assign(opened, {
        end: endQuietly(opened),
        write: (request: Buffer, encoding: BufferEncoding): boolean => {
          if (isFetch(request)) {
            fetching.add(opened);
            // It was being prepared when the others were ended; kafkajs waits for it all the same.
            if (isEnding) process.nextTick(endAsIfByBroker, opened);
          }
          return write(request, encoding);
        },
      });
    },
    /**
     * Ends the fetches of now and those to come. Only for a consumer that is stopping already: another would connect anew
     * and fetch again.
     */
    endFetches: (): void => {
      isEnding = true;
      for (const socket of fetching) endAsIfByBroker(socket);
    },
    /**
     * kafkajs forgets a broker whose connection ended, and with it the connection that it then left its group by: told that
     * this one ended, too, it stops its timer, which would keep the process alive.
     */
    close: (): void => {
      for (const socket of open) {
        endAsIfByBroker(socket);
        socket.destroy();
      }
    },
  };
};
