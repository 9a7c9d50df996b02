import type { Request, Response } from 'express';
import { sessionLife } from '../domain/session.ts';

export const refreshCookieName = 'academy_refresh';

const attributes = (publicUrl: string) =>
  ({
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    path: '/api/auth',
  }) as const;

export const readRefreshCookie = (req: Request): string | undefined => {
  const prefix = `${refreshCookieName}=`;
  const pairs = (req.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
};

/** A persistent session's cookie lives 30 days, any other until the browser is closed. */
export const setRefreshCookie = (
  res: Response,
  publicUrl: string,
  { refreshToken, persistent }: { refreshToken: string; persistent: boolean },
): void => {
  const life = persistent ? { maxAge: sessionLife.persistentMs } : {};
  res.cookie(refreshCookieName, refreshToken, { ...attributes(publicUrl), ...life });
};

export const clearRefreshCookie = (res: Response, publicUrl: string): void => {
  res.clearCookie(refreshCookieName, attributes(publicUrl));
};
