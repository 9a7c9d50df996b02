import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** What each situation of the first page needs beside the entry. */
const preloadedModules = {
  landing: /app\/routes\/landing\.tsx$/,
  dashboard: /app\/routes\/dashboard\.tsx$/,
};
const preloadedFonts = [
  /bricolage-grotesque-latin-wght-normal-[^/]*\.woff2$/,
  /instrument-sans-latin-wght-normal-[^/]*\.woff2$/,
];

/**
 * Puts the boot script into the page's head (hashed, external, before anything is painted), tells it what
 * to fetch early, and preloads the two fonts of the first screen.
 */
export function shellPlugin(): Plugin {
  const source = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');
  const render = (preloads: Record<string, string[]>) =>
    source.replace('= __PRELOADS__', () => `= ${JSON.stringify(preloads)}`);
  let bootFile = '';
  const developing = render({ en: [], es: [], landing: [], dashboard: [] });

  return {
    name: 'promptario-shell',
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(developing);
      });
    },
    generateBundle(_options, bundle) {
      const boot = render(preloadsOf(bundle));
      bootFile = `assets/boot-${createHash('sha256').update(boot).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: bootFile, source: boot });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        if (!context.bundle) return html.replace('<!-- boot -->', '<script src="/boot.js"></script>');
        const fonts = Object.keys(context.bundle)
          .filter((name) => preloadedFonts.some((font) => font.test(name)))
          .map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />`);
        return html.replace(
          '<!-- boot -->',
          [`<script src="/${bootFile}"></script>`, ...fonts].join('\n    '),
        );
      },
    },
  };
}

function preloadsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  // Vite takes these scripts out of the bundle after this and keeps their styles.
  const stylesOnly = new Set(
    chunks
      .filter(({ moduleIds }) => moduleIds.length > 0 && moduleIds.every((id) => id.endsWith('.css')))
      .map(({ fileName }) => fileName),
  );
  const withImports = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk) return [];
    const names = new Set([chunk.fileName, ...chunk.imports].filter((name) => name !== entry?.fileName));
    for (const name of entry?.imports ?? []) names.delete(name);
    const styles = new Set(
      chunks
        .filter(({ fileName }) => names.has(fileName))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    );
    const scripts = [...names].filter((name) => !stylesOnly.has(name));
    return [...scripts, ...styles].map((name) => `/${name}`);
  };
  const byModule = (pattern: RegExp) =>
    withImports(chunks.find((chunk) => chunk.facadeModuleId && pattern.test(chunk.facadeModuleId)));
  const texts = (language: string) => withImports(chunks.find((chunk) => chunk.name === `texts-${language}`));
  return {
    en: texts('en'),
    es: texts('es'),
    landing: byModule(preloadedModules.landing),
    dashboard: byModule(preloadedModules.dashboard),
  };
}
