import { handled, type Handled } from '@academy/service-kit/http/route.ts';
import type { Request, Response } from 'express';
import type { Image } from '../views/image.ts';

const namesIn = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));

const freshness = {
  /** A cover is kept five minutes, and a day while a new one is asked for. */
  cover: 'public, max-age=300, stale-while-revalidate=86400',
  /** Kept, it would be shown for a day at the address of another. */
  standIn: 'no-store',
  /** A certificate may be revoked, or go with its account: it is asked for each time. */
  certificate: 'no-cache',
  /** What is uploaded is staff's alone until it is published. Its id stands for its bytes. */
  upload: 'private, max-age=86400, immutable',
} as const;

/** Sends a picture, or 304 if the client already has it. */
export const sendImage = (
  req: Request,
  res: Response,
  { type, body, etag }: Image,
  kind: keyof typeof freshness,
): Handled => {
  res.set({
    ETag: etag,
    'Cache-Control': freshness[kind],
    // Opened by itself an SVG is a document; this one holds nothing to run or load.
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  res.vary('Accept-Language').type(type);
  if (namesIn(req.get('if-none-match')).includes(etag)) res.status(304).end();
  else res.send(body);
  return handled;
};
