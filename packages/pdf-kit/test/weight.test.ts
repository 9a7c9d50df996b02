import { faces, fallbacksFor } from '../src/drawing/faces.ts';
import { useFont } from '../src/drawing/glyphs.ts';
import { bytesOf, openSheet } from '../src/drawing/sheet.ts';
import { isSurelyLight } from '../src/drawing/weight.ts';

const open = () =>
  openSheet({ title: 'Heavy', language: 'en', author: 'Test', date: new Date(0) }, { bufferPages: true });

interface Embedded {
  font: { numGlyphs: number; getGlyph(id: number): { advanceWidth: number } };
  subset: { includeGlyph(id: number): number };
  widths: number[];
  unicode: number[][];
  ref(): unknown;
}

test('When a light sheet uses every glyph of every face, then its PDF is drawn and still less than 4 MiB', async () => {
  const sheet = open();
  for (const name of Object.keys(faces)) {
    const embedded = (sheet.font(name) as unknown as { _font: Embedded })._font;
    embedded.ref();
    for (let id = 1; id < embedded.font.numGlyphs; id += 1) {
      const at = embedded.subset.includeGlyph(id);
      embedded.widths[at] = embedded.font.getGlyph(id).advanceWidth;
      embedded.unicode[at] = [97];
    }
  }
  expect(isSurelyLight(sheet)).toBe(true);
  const { length } = await bytesOf(sheet);
  expect(length).toBeGreaterThan(300_000);
  // Besides the fonts a light sheet has 1 MiB.
  expect(length).toBeLessThan(3 * 1024 * 1024);
});

test('When a sheet has text or links of a megabyte, or a font beside the faces, then its weight is not known', () => {
  const written = open();
  for (let i = 0; i < 600; i += 1) written.addContent('x'.repeat(2_000));
  const linked = open();
  linked.link(0, 0, 1, 1, `https://example.test/${'x'.repeat(1_100_000)}`);
  const chinese = open();
  useFont(chinese, fallbacksFor('山'.codePointAt(0) ?? 0)[0] ?? '');
  expect([written, linked, chinese].map(isSurelyLight)).toEqual([false, false, false]);
});
