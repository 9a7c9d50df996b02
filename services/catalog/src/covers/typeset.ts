import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** fontkit reads a few bytes past a blank glyph, which in one of these files is the end of the file. */
const padding = Buffer.alloc(16);

const open = (path: string): Font => {
  // Types of a required package are not inferred.
  const { create } = require('fontkit') as typeof Fontkit;
  const file = readFileSync(require.resolve(`@expo-google-fonts/${path}.ttf`));
  const font = create(Buffer.concat([file, padding]));
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts, not one`);
  return font;
};

/** Opened for the first drawing: loading fontkit and both fonts would be an eighth of the service's start. */
const whenDrawn = (path: string): (() => Font) => {
  let font: Font | undefined;
  return () => (font ??= open(path));
};

/** The product's families for headings and for prompts. */
export const display = whenDrawn('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold');
export const prompt = whenDrawn('ibm-plex-mono/400Regular/IBMPlexMono_400Regular');

export interface Typeface {
  font: () => Font;
  /** In pixels. */
  size: number;
  /** In em; negative sets tighter. */
  spacing: number;
}

/** Words as an outline that needs no font to be shown. */
export interface Typeset {
  /** Path data with the baseline's beginning at 0,0 and y growing downwards. */
  pathAt: (x: number, y: number) => string;
  /** In pixels. */
  width: number;
}

/** Sets one line, kerned. */
export const typeset = (text: string, { font: fontOf, size, spacing }: Typeface): Typeset => {
  const font = fontOf();
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const gap = spacing * size;
  let width = 0;
  const placed = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = { glyph, x: width + xOffset * scale, y: -yOffset * scale };
    width += xAdvance * scale + gap;
    return at;
  });
  return {
    width: Math.max(0, width - gap),
    pathAt: (x, y) =>
      placed
        .map((at) =>
          at.glyph.path
            .scale(scale, -scale)
            .translate(x + at.x, y + at.y)
            .toSVG(),
        )
        .join(''),
  };
};
