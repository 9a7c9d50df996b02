import { handled, type Handled } from '@academy/service-kit/http/route.ts';
import type { Request, Response } from 'express';
import type { Cover } from '../covers/cover-maker.ts';

const namesIn = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));

const freshness = {
  /** A cover is kept five minutes, and a day while a new one is asked for. */
  cover: 'public, max-age=300, stale-while-revalidate=86400',
  /** A certificate may be revoked, or go with its account: it is asked for each time. */
  certificate: 'no-cache',
} as const;

/** Sends a drawing, or 304 if the client already has it. */
export const sendSvg = (
  req: Request,
  res: Response,
  { svg, etag }: Cover,
  kind: keyof typeof freshness,
): Handled => {
  res.set({
    ETag: etag,
    'Cache-Control': freshness[kind],
    // Opened by itself an SVG is a document; this one holds nothing to run or load.
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  res.vary('Accept-Language').type('image/svg+xml');
  if (namesIn(req.get('if-none-match')).includes(etag)) res.status(304).end();
  else res.send(svg);
  return handled;
};
