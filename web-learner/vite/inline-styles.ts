import type { Rolldown } from 'vite';

const stylesheet = /[ \t]*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n?/g;

/**
 * Puts the entry's stylesheets and those at `screen` into the page. A disabled link of each stays: it is never fetched, and
 * tells Vite's loader that the sheet is there, or a later screen would fetch it again and put it after its own.
 */
export function inlineStyles(html: string, bundle: Rolldown.OutputBundle, screen: readonly string[]): string {
  const entry = [...html.matchAll(stylesheet)].map(([, href = '']) => href);
  const hrefs = [...entry, ...screen];
  const css = hrefs.map((href) => sourceOf(bundle, href)).join('');
  const links = hrefs.map((href) => `    <link rel="stylesheet" href="${href}" disabled />\n`).join('');
  return html
    .replaceAll(stylesheet, '')
    .replace('  </head>', () => `    <style>${css}</style>\n${links}  </head>`);
}

const sourceOf = (bundle: Rolldown.OutputBundle, href: string): string => {
  const file = bundle[href.slice(1)];
  if (file?.type !== 'asset') throw new Error(`The build has no ${href}`);
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
};
