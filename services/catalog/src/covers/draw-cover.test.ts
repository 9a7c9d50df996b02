import { describe, expect, test } from '@jest/globals';
import { drawCover, coverSize, type CoverSource } from './draw-cover.ts';
import { markedLines } from './marked-lines.ts';

const source: CoverSource = {
  words: { lines: ['{ "formato":', '"exacto" }'], marked: '"exacto"', tag: 'salidas' },
  number: 2,
  title: 'Formatos & <datos>',
  language: 'es',
  theme: 'light',
};

describe('marked lines', () => {
  test('When the highlighted words are within a line, then the line is split around them', () => {
    expect(markedLines({ lines: ['Si no lo sabes,', 'dilo.'], marked: 'dilo' })).toEqual([
      [{ text: 'Si no lo sabes,', marked: false }],
      [
        { text: 'dilo', marked: true },
        { text: '.', marked: false },
      ],
    ]);
  });

  test("When they run over the line's end, then both parts are highlighted and no space is", () => {
    expect(markedLines({ lines: ['Rol, tarea,', 'contexto'], marked: 'tarea, contexto' })).toEqual([
      [
        { text: 'Rol, ', marked: false },
        { text: 'tarea,', marked: true },
      ],
      [{ text: 'contexto', marked: true }],
    ]);
  });
});

describe('covers', () => {
  const largestX = (svg: string): number =>
    Math.max(...[...svg.matchAll(/[ML](-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)));

  test('When a cover is drawn, then it needs no font and no script, and says in text what it shows', () => {
    const svg = drawCover(source);
    expect(svg).toContain(
      '<title>Formatos &#38; &#60;datos&#62;: { &#34;formato&#34;: &#34;exacto&#34; }</title>',
    );
    expect(svg).toContain('lang="es"');
    expect(svg).not.toMatch(/<text|<style|<script|font|href/);
    expect(drawCover(source)).toBe(svg);
  });

  test('When a cover is for the dark theme, then it is night paper, a wash and a line in the highlighter', () => {
    const day = drawCover(source);
    const night = drawCover({ ...source, theme: 'dark' });
    expect(night).toContain('fill="#221e17"');
    expect(night.match(/fill="#dff04a"/g)).toHaveLength(2);
    expect(night).toContain('fill-opacity="0.16"');
    expect(night).not.toContain('#f2ede1');
    expect(day).not.toContain('fill-opacity');
  });

  test('When the words are the widest there can be, then they stay on the paper', () => {
    const wide = { ...source.words, lines: ['MMMMMMMMMMMMMMMMMM', 'WWWWWWWWWWWWWWWWWW'], marked: 'WWWW' };
    expect(largestX(drawCover({ ...source, words: wide }))).toBeLessThan(coverSize.width);
    expect(largestX(drawCover(source))).toBeLessThan(coverSize.width / 2);
  });
});
