import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type * as FirstPaint from '../src/app/first-paint/first-paint.tsx';
import { inlineStyles } from './inline-styles.ts';
import { preloadsOf, type Preloads } from './preloads.ts';

const preloadedFonts = [
  /bricolage-grotesque-latin-wght-normal-[^/]*\.woff2$/,
  /instrument-sans-latin-wght-normal-[^/]*\.woff2$/,
];

/**
 * Makes the page paint without a further request: puts the boot script, the styles of the first screen and, in both
 * languages, the hero of the landing page into the HTML, and preloads the two fonts of the first screen.
 */
export function shellPlugin(): Plugin {
  let preloads: Preloads = { en: [], es: [], landing: [], dashboard: [] };
  return {
    name: 'promptario-shell',
    generateBundle(_options, bundle) {
      preloads = preloadsOf(bundle);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const booted = html.replace('<!-- boot -->', () => bootTags(preloads, bundle));
        if (!bundle) return booted;
        const screen = preloads.landing.filter((href) => href.endsWith('.css'));
        const firstPaint = await renderedFirstPaint();
        return inlineStyles(booted, bundle, screen).replace('<!-- first paint -->', () => firstPaint);
      },
    },
  };
}

const bootTags = (preloads: Preloads, bundle: Rolldown.OutputBundle | undefined): string => {
  const boot = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');
  const fonts = Object.keys(bundle ?? {}).filter((name) => preloadedFonts.some((font) => font.test(name)));
  return [
    `<script type="application/json" id="preloads">${JSON.stringify(preloads)}</script>`,
    `<script>${boot.replaceAll(/^\s*(\/\/|\/\*).*\n/gm, '')}</script>`,
    ...fonts.map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />`),
  ].join('\n    ');
};

/**
 * What the first paint does without: styles, which markup has no use for, and antd, whose parts would come without theirs.
 * One that is drawn all the same ends the build.
 */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source === 'antd' || source.endsWith('.css') ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? '' : null),
};

/** Runs the app's own components, as Vite understands them. */
const renderedFirstPaint = async (): Promise<string> => {
  const { module } = await runnerImport<typeof FirstPaint>(
    fileURLToPath(new URL('../src/app/first-paint/first-paint.tsx', import.meta.url)),
    { configFile: false, logLevel: 'error', plugins: [withoutStyles] },
  );
  const parts = await Promise.all([module.renderFirstPaint('en'), module.renderFirstPaint('es')]);
  return parts.join('');
};
