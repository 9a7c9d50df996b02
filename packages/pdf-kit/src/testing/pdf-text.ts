import { inflateSync } from 'node:zlib';

const objectsOf = (pdf: string): Map<string, string> =>
  new Map([...pdf.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id = '', body = '']) => [id, body]));

const streamOf = (object: string): string => {
  const [, data = ''] = /\nstream\n(.*)\nendstream/s.exec(object) ?? [];
  const bytes = Buffer.from(data, 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

const utf16 = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Glyph to text, from a font's ToUnicode map. */
const glyphsOf = (map: string): Map<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[(.*?)\]/gs))
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], i) =>
      glyphs.set(Number.parseInt(first, 16) + i, utf16(hex)),
    );
  return glyphs;
};

interface Piece {
  text: string;
  /** Characters that are drawn as the empty box of a font that lacks them. */
  boxes: number;
}

const piecesOf = (pdf: Buffer): Piece[] => {
  const objects = objectsOf(pdf.toString('latin1'));
  const all = [...objects.values()];
  const fonts = new Map(
    all
      .flatMap((object) => [...object.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id = '']) => {
        const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
        return [name, glyphsOf(streamOf(objects.get(map) ?? ''))];
      }),
  );
  let font = new Map<number, string>();
  const pieces: Piece[] = [];
  const content = all.map((object) => (object.includes('/Length') ? streamOf(object) : ''));
  for (const [, name, shown] of content.join('\n').matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) {
      font = fonts.get(name) ?? new Map();
      continue;
    }
    const glyphs = [...(shown ?? '').matchAll(/<(\w+)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => Number.parseInt(glyph, 16));
    const text = glyphs.map((glyph) => font.get(glyph) ?? '').join('');
    pieces.push({ text, boxes: glyphs.filter((glyph) => glyph === 0).length });
  }
  return pieces;
};

/** How many characters of a PDF are drawn as empty boxes: glyph 0 of an embedded font. */
export const boxesIn = (pdf: Buffer): number => piecesOf(pdf).reduce((sum, { boxes }) => sum + boxes, 0);

/** What a PDF of pdfkit's with embedded fonts says, piece by piece as it was drawn, so that a test can read it. */
export const pdfText = (pdf: Buffer): string =>
  piecesOf(pdf)
    .map(({ text }) => text)
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
