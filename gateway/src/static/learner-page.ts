import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { escapeHtml } from '@academy/service-kit/text/escape-html.ts';
import type { RequestHandler } from 'express';
import { inlineScriptSources } from './inline-scripts.ts';

export interface LearnerPageOptions {
  file: string;
  /** What this academy is called, and its address without a slash at the end. */
  site: { brand: string; publicUrl: string };
  /** The policy of a page that has these scripts inside it. */
  policy: (inlineScripts: readonly string[]) => string;
}

interface LearnerPage {
  policy: string;
  bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** Link previews name the academy, and their pictures need whole addresses. */
export const fillIn = (html: string, { brand, publicUrl }: LearnerPageOptions['site']): string =>
  html
    .replace(/(property="og:site_name" content=")[^"]*/, (_all, before: string) => before + escapeHtml(brand))
    .replace(
      /(property="og:image" content=")(?=\/)/,
      (_all, before: string) => before + escapeHtml(publicUrl),
    );

const pageOf = ({ file, site, policy }: LearnerPageOptions): LearnerPage => {
  const html = fillIn(readFileSync(file, 'utf8'), site);
  const identity = Buffer.from(html);
  return {
    policy: policy(inlineScriptSources(html)),
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
  };
};

/**
 * The page of the learners' app as the build left it, with what only this academy knows. It is made once, and again where a
 * build has replaced the file under a running gateway.
 */
export const learnerPage = (options: LearnerPageOptions): RequestHandler => {
  let made: { at: number; page: LearnerPage } | null = null;
  const current = (): LearnerPage | null => {
    const at = statSync(options.file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return null;
    if (made?.at !== at) made = { at, page: pageOf(options) };
    return made.page;
  };
  return (req, res, next) => {
    const page = current();
    if (page === null) return next();
    const encodings = req.acceptsEncodings('br', 'gzip', 'identity');
    const encoding = encodings === 'br' || encodings === 'gzip' ? encodings : 'identity';
    res.set({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': page.policy,
      Vary: 'Accept-Encoding',
    });
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.type('html').send(page.bodies[encoding]);
  };
};
