import { createHash } from 'node:crypto';

const inlineScript = /<script>([^]*?)<\/script>/g;

/** Sources for `script-src` that allow the scripts inside a page, and no other: `'sha256-…'` of each. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
