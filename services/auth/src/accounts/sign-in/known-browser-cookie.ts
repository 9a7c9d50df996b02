import type { Request, Response } from 'express';
import { knownBrowserId, knownBrowserMs, makeKnownBrowser } from './known-browser.ts';

export interface KnownBrowsers {
  /** The id of a browser where somebody has signed in with this address before; null for any other. */
  idOf(req: Request, email: string): string | null;
  remember(res: Response, email: string): void;
}

/** Kept in a cookie of its own, which only the sign-in is sent and which signs nobody in. */
export const createKnownBrowsers = (options: {
  key: Buffer;
  publicUrl: string;
  now: () => Date;
}): KnownBrowsers => {
  const { key, publicUrl, now } = options;
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Secure-academy_browser' : 'academy_browser';
  return {
    idOf: (req, email) => {
      const pairs = (req.get('cookie') ?? '').split(';').map((pair) => pair.trim());
      const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).slice(0, 4);
      const ids = values.map((pair) => knownBrowserId(key, pair.slice(name.length + 1), email, now()));
      return ids.find((id) => id !== null) ?? null;
    },
    remember: (res, email) => {
      const attributes = { httpOnly: true, sameSite: 'strict', secure, path: '/api/auth/login' } as const;
      res.cookie(name, makeKnownBrowser(key, email, now()), { ...attributes, maxAge: knownBrowserMs });
    },
  };
};
