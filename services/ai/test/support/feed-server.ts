import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server on loopback that serves feeds and remembers what was asked of it. */
export const startFeedServer = async () => {
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const pages = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    const page = pages.get(path);
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path: string) => `http://127.0.0.1:${String(port)}${path}`,
    serve: (path: string, page: RequestListener) => void pages.set(path, page),
    requestsFor: (path: string) => requests.filter((request) => request.path === path),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>;

interface Entry {
  title: string;
  link: string;
  description?: string;
  at: Date;
}

/** An RSS feed of these entries. */
export const rss = (title: string, entries: readonly Entry[]): string => {
  const items = entries.map(
    ({ title: name, link, description = '', at }) =>
      `<item><title><![CDATA[${name}]]></title><link>${link}</link>` +
      `<description><![CDATA[${description}]]></description><pubDate>${at.toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title>${items.join('')}</channel></rss>`;
};
