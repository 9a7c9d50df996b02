import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { addressIn } from './feed-address.ts';
import type { FeedAnswer, FeedNetwork, FeedRequest } from './feed-network.ts';

const answerOf = (message: http.IncomingMessage): FeedAnswer => ({
  status: message.statusCode ?? 0,
  header: (name) => {
    const value = message.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  },
  body: message,
  close: () => message.destroy(),
});

/**
 * Connects to the checked IP address itself, so that no name is resolved a second time; the name goes into the Host
 * header, and into TLS, whose certificate must be the name's. No agent: none of its proxies or kept connections.
 */
const connect = ({ url, address, headers, signal }: FeedRequest): Promise<FeedAnswer> =>
  new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const request = (isSecure ? https : http).request({
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: 'GET',
      headers: { ...headers, host: url.host },
      agent: false,
      signal,
      ...(isSecure && addressIn(url) === null && { servername: url.hostname }),
    });
    request.once('response', (message) => resolve(answerOf(message)));
    request.once('error', reject);
    request.end();
  });

/** The machine's own resolver and sockets. */
export const nodeNetwork: FeedNetwork = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
  connect,
};
