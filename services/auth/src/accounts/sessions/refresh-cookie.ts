import type { Request, Response } from 'express';
import { sessionLife } from './session.ts';

const plainName = 'academy_refresh';
/** Browsers take a cookie of this prefix only over https and with Secure, so a page without it cannot plant one. */
const secureName = `__Secure-${plainName}`;

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

const attributes = (publicUrl: string) =>
  ({ httpOnly: true, sameSite: 'strict', secure: isSecure(publicUrl), path: '/api/auth' }) as const;

const valuesOf = (req: Request, name: string): string[] =>
  (req.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

/** A browser sends few of one name; each costs a read of the store. */
const mostTried = 4;

/**
 * The refresh cookies of a request, the likeliest first: another page of our domain may have set one of the same name.
 * Over https the name without its prefix comes last, for sessions that are older than the prefix.
 */
export const readRefreshCookies = (req: Request, publicUrl: string): string[] =>
  [...(isSecure(publicUrl) ? valuesOf(req, secureName) : []), ...valuesOf(req, plainName)].slice(
    0,
    mostTried,
  );

const clearPlain = (res: Response, publicUrl: string): void => {
  if (isSecure(publicUrl) && valuesOf(res.req, plainName).length > 0)
    res.clearCookie(plainName, attributes(publicUrl));
};

/** A persistent session's cookie lives 30 days, any other until the browser is closed. */
export const setRefreshCookie = (
  res: Response,
  publicUrl: string,
  { refreshToken, persistent }: { refreshToken: string; persistent: boolean },
): void => {
  const life = persistent ? { maxAge: sessionLife.persistentMs } : {};
  const name = isSecure(publicUrl) ? secureName : plainName;
  res.cookie(name, refreshToken, { ...attributes(publicUrl), ...life });
  clearPlain(res, publicUrl);
};

export const clearRefreshCookie = (res: Response, publicUrl: string): void => {
  res.clearCookie(isSecure(publicUrl) ? secureName : plainName, attributes(publicUrl));
  clearPlain(res, publicUrl);
};
