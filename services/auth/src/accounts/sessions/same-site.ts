import type { Request } from 'express';
import { fromOtherSite } from './session-texts.ts';

/**
 * Refuses a call that another website made a browser send with our cookie: 403. Browsers say where a call comes
 * from in Sec-Fetch-Site, older ones in Origin; programs, which hold no one else's cookie, send neither.
 */
export const assertSameSite = (req: Request, publicUrl: string): void => {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  const isOurs =
    site === undefined
      ? origin === undefined || origin === new URL(publicUrl).origin
      : site === 'same-origin' || site === 'none';
  if (!isOurs) throw fromOtherSite();
};
