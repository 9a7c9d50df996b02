import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** fontkit reads a few bytes past a blank glyph, which in one of these files is the end of the file. */
const padding = Buffer.alloc(16);
const font = (path: string): Buffer => Buffer.concat([readFileSync(require.resolve(path)), padding]);
const ttf = (path: string): Buffer => font(`@expo-google-fonts/${path}.ttf`);

/** The product's faces, embedded so that every accent, arrow and currency sign is in the file. */
export const faces = {
  reading: ttf('source-serif-4/400Regular/SourceSerif4_400Regular'),
  'reading-strong': ttf('source-serif-4/600SemiBold/SourceSerif4_600SemiBold'),
  'reading-emphasis': ttf('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic'),
  display: ttf('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold'),
  mono: ttf('ibm-plex-mono/400Regular/IBMPlexMono_400Regular'),
  'mono-strong': ttf('ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold'),
} as const;

export type Face = keyof typeof faces;

interface Slice {
  /** Below `@fontsource/`. */
  path: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** For scripts that the product's faces lack. Each is split into files by Unicode range; the first that has it wins. */
const families = ['noto-sans-arabic', 'noto-sans-devanagari', 'kosugi', 'zcool-xiaowei', 'gowun-dodum'];

const rangesOf = (list: string): Slice['ranges'] =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const slicesOf = (family: string): Slice[] => {
  const map: unknown = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  );
  return Object.entries(map as Record<string, string>)
    .filter(([name]) => name.startsWith('[') || family.endsWith(name))
    .map(([name, list]) => ({
      path: `${family}/files/${family}-${name.replace(/[[\]]/g, '')}-400-normal.woff`,
      ranges: rangesOf(list),
    }));
};

let slices: Slice[] | undefined;

/** Names the files that may have a character, by the published ranges; empty where none does. */
export const fallbacksFor = (codePoint: number): string[] => {
  slices ??= families.flatMap(slicesOf);
  return slices
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last))
    .map(({ path }) => path);
};

const loaded = new Map<string, Buffer>();

/** The bytes of a file that `fallbacksFor` named. */
export const fallbackFont = (path: string): Buffer => {
  const known = loaded.get(path) ?? font(`@fontsource/${path}`);
  loaded.set(path, known);
  return known;
};
