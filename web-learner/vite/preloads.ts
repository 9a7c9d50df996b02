import type { Rolldown } from 'vite';

const screens = {
  landing: /app\/routes\/landing\.tsx$/,
  dashboard: /app\/routes\/dashboard\.tsx$/,
};

/** Addresses of what each situation of the first page needs beside the entry. */
export interface Preloads {
  en: string[];
  es: string[];
  landing: string[];
  dashboard: string[];
}

export function preloadsOf(bundle: Rolldown.OutputBundle): Preloads {
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
    landing: byModule(screens.landing),
    dashboard: byModule(screens.dashboard),
  };
}
