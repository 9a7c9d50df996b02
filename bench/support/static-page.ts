import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface StaticPages {
  /** The academy's first screen as a static page: its words, its look, no script. */
  styledUrl: string;
  /** The same words in paragraphs, with the same fonts and no look at all. */
  plainUrl: string;
  close: () => void;
}

const part = (html: string, pattern: RegExp): string => {
  const found = pattern.exec(html)?.[0];
  if (found === undefined) throw new Error(`The academy's page has nothing like ${String(pattern)}`);
  return found;
};

const pagesFrom = (academyPage: string): Record<string, string> => {
  const hero = part(
    academyPage,
    /<div class="first-paint" lang="en">[^]*?(?=<div class="first-paint" lang="es">)/,
  );
  const style = part(academyPage, /<style>[^]*?<\/style>/);
  const fonts = [...academyPage.matchAll(/<link rel="preload"[^>]*woff2[^>]*>/g)].join('');
  const faces = [...style.matchAll(/@font-face\{[^}]*url\([^}]*\}/g)].join('');
  const lines = hero
    .replaceAll(/<\/?(span|b|i)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .filter((line) => line.trim() !== '');
  const page = (head: string, body: string): string =>
    `<!doctype html><html lang="en" data-theme="light" data-first-paint="en"><head><meta charset="utf-8" />` +
    `<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Static</title>${fonts}${head}</head>` +
    `<body>${body}</body></html>`;
  const plain = `<style>${faces}p{font-family:'Instrument Sans Variable',sans-serif}</style>`;
  return {
    '/': page(style, `<div id="root">${hero}</div>`),
    '/plain': page(plain, lines.map((line) => `<p>${line}</p>`).join('')),
  };
};

/** Serves what the academy's first paint is compared with, compressed as the academy's page is. */
export const serveStaticPages = async (academyUrl: string): Promise<StaticPages> => {
  const pages = pagesFrom(await (await fetch(academyUrl)).text());
  const server = createServer(async ({ url = '/' }, res) => {
    const page = pages[url];
    if (page !== undefined) {
      res
        .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' })
        .end(brotliCompressSync(page));
      return;
    }
    const font = await fetch(academyUrl + url);
    const headers = { 'Content-Type': 'font/woff2', 'Access-Control-Allow-Origin': '*' };
    res.writeHead(font.status, headers).end(Buffer.from(await font.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { styledUrl: base, plainUrl: `${base}plain`, close: () => server.close() };
};
