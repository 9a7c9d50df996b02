import { createServer } from 'node:net';

/** @returns {Promise<boolean>} true when a server can listen there now */
export function portIsFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** @returns {string | null} one sentence with the cure when the address is not this machine's, null for another error */
export function hostFault(host, error) {
  if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error?.code)) return null;
  return `HOST=${host} is not an address of this machine; set 127.0.0.1 for this machine alone, or 0.0.0.0 for the network.`;
}

// Below every system's range for outgoing connections, so that none of them takes a port while its owner restarts.
const FIRST = 20_000;
const LAST = 31_999;

/** @returns {Promise<number[]>} so many different ports that are free on `host` */
export async function freePorts(count, host) {
  const found = new Set();
  for (let tries = 0; found.size < count && tries < 1000; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    if (!found.has(port) && (await portIsFree(port, host))) found.add(port);
  }
  if (found.size < count) throw new Error(`No ${count} free ports between ${FIRST} and ${LAST} on ${host}.`);
  return [...found];
}
