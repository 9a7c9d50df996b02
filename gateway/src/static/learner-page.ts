import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Language } from '@academy/contracts/shared/language.ts';
import { languageOf } from '@academy/service-kit/http/language.ts';
import { escapeHtml } from '@academy/service-kit/text/escape-html.ts';
import type { Request, RequestHandler, Response } from 'express';
import { fillPreview } from '../previews/fill-preview.ts';
import { mayHavePreview, type LinkPreview, type PreviewOf } from '../previews/link-previews.ts';
import { inlineScriptSources } from './inline-scripts.ts';

export interface LearnerPageOptions {
  file: string;
  /** What this academy is called, and its address without a slash at the end. */
  site: { brand: string; publicUrl: string };
  /** The policy of a page that has these scripts inside it. */
  policy: (inlineScripts: readonly string[]) => string;
  previewOf: PreviewOf;
}

type Encoding = 'br' | 'gzip' | 'identity';

interface LearnerPage {
  policy: string;
  html: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** With the head of a preview, for as long as that preview is kept. */
  previewed: WeakMap<LinkPreview, Partial<Record<Encoding, Buffer>>>;
}

/** Link previews name the academy, and their pictures need whole addresses. */
export const fillIn = (html: string, { brand, publicUrl }: LearnerPageOptions['site']): string =>
  html
    .replace(/(property="og:site_name" content=")[^"]*/, (_all, before: string) => before + escapeHtml(brand))
    .replace(
      /(property="og:image" content=")(?=\/)/,
      (_all, before: string) => before + escapeHtml(publicUrl),
    );

const pageOf = ({ file, site, policy }: Omit<LearnerPageOptions, 'previewOf'>): LearnerPage => {
  const html = fillIn(readFileSync(file, 'utf8'), site);
  const identity = Buffer.from(html);
  return {
    policy: policy(inlineScriptSources(html)),
    html,
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
    previewed: new WeakMap(),
  };
};

/** Made while somebody waits, so with less effort than what is made once. */
const quickly: Readonly<Record<Encoding, (html: string) => Buffer>> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
};

/** Filled in and compressed once for each preview, not at every visit. */
const previewedBody = (
  { html, previewed }: LearnerPage,
  preview: LinkPreview,
  { encoding, language, brand }: { encoding: Encoding; language: Language; brand: string },
): Buffer => {
  const bodies = previewed.get(preview) ?? {};
  previewed.set(preview, bodies);
  return (bodies[encoding] ??= quickly[encoding](fillPreview(html, { ...preview, language, brand })));
};

const encodingFor = (req: Request): Encoding => {
  const encoding = req.acceptsEncodings('br', 'gzip', 'identity');
  return encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
};

/**
 * The page of the learners' app as the build left it, with what only this academy knows. It is made once, and again where a
 * build has replaced the file under a running gateway. A course's, a lesson's and a document's page has their own title in
 * its head, for where a link to it is pasted.
 */
export const learnerPage = (options: LearnerPageOptions): RequestHandler => {
  const { brand } = options.site;
  let made: { at: number; page: LearnerPage } | null = null;
  const current = (): LearnerPage | null => {
    const at = statSync(options.file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return null;
    if (made?.at !== at) made = { at, page: pageOf(options) };
    return made.page;
  };
  const send = (
    res: Response,
    body: Buffer,
    encoding: Encoding,
    { policy, vary }: { policy: string; vary: string },
  ) => {
    res.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy, Vary: vary });
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    // The tag is of these bytes, so that another title is another page.
    res.type('html').send(body);
  };
  return async (req, res, next) => {
    const page = current();
    if (page === null) return next();
    const encoding = encodingFor(req);
    const { policy } = page;
    if (!mayHavePreview(req.path)) {
      return send(res, page.bodies[encoding], encoding, { policy, vary: 'Accept-Encoding' });
    }
    // The reader's, or their chat program's.
    const language = languageOf(req);
    const preview = await options.previewOf(req.path, language);
    const body = preview
      ? previewedBody(page, preview, { encoding, language, brand })
      : page.bodies[encoding];
    send(res, body, encoding, { policy, vary: 'Accept-Encoding, Accept-Language' });
  };
};
