import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { handled, type Handled } from './route.ts';

/** A JSON answer made ready once and sent many times. */
export interface EtaggedJson {
  json: string;
  /** Strong, quoted. */
  etag: string;
}

export const etaggedJson = (body: unknown): EtaggedJson => {
  const json = JSON.stringify(body);
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"` };
};

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((candidate) => [etag, `W/${etag}`, '*'].includes(candidate.trim()));

/** Sends a ready answer, or 304 when the caller has it. Browsers keep it but ask each time. */
export const sendEtagged = (req: Request, res: Response, { json, etag }: EtaggedJson): Handled => {
  res.set({ ETag: etag, 'Cache-Control': 'no-cache' });
  if (matches(req.get('if-none-match'), etag)) res.status(304).end();
  else res.type('application/json').send(json);
  return handled;
};
