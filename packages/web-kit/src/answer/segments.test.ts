import { describe, expect, it } from '@jest/globals';
import { carryStrokes, segment, segmentLines, strokesOf, type Stroke } from './segments.ts';

const text = 'Eres redactora. Resume el informe.';
const role: Stroke = { start: 0, end: 15, status: 'met' };
const task: Stroke = { start: 16, end: 33, status: 'partly' };

describe('cutting an answer along its strokes', () => {
  it('When there are none, then the text is one plain piece', () => {
    expect(segment(text, [])).toEqual([{ text, status: null }]);
    expect(segment('', [])).toEqual([]);
  });

  it('When strokes stand apart, then the pieces make the whole text again', () => {
    const pieces = segment(text, [task, role]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces).toEqual([
      { text: 'Eres redactora.', status: 'met' },
      { text: ' ', status: null },
      { text: 'Resume el informe', status: 'partly' },
      { text: '.', status: null },
    ]);
  });

  it('When strokes overlap, then the graver one is seen', () => {
    const pieces = segment('abcdef', [
      { start: 0, end: 4, status: 'met' },
      { start: 2, end: 6, status: 'partly' },
      { start: 3, end: 5, status: 'missing' },
      { start: 4, end: 5, status: 'broken' },
    ]);
    expect(pieces).toEqual([
      { text: 'ab', status: 'met' },
      { text: 'c', status: 'partly' },
      { text: 'd', status: 'missing' },
      { text: 'e', status: 'broken' },
      { text: 'f', status: 'partly' },
    ]);
  });

  it('When a text has several lines, then each has its pieces and a stroke over the break goes on', () => {
    const lines = segmentLines('Ana,\n\nresume esto.\n', [{ start: 1, end: 12, status: 'met' }]);
    expect(lines).toEqual([
      [
        { text: 'A', status: null },
        { text: 'na,', status: 'met' },
      ],
      [],
      [
        { text: 'resume', status: 'met' },
        { text: ' esto.', status: null },
      ],
      [],
    ]);
    expect(segmentLines('', [])).toEqual([[]]);
  });

  it('When a verdict points outside the text, then it is clipped', () => {
    const spans = [
      { start: -3, end: 2 },
      { start: 4, end: 99 },
      { start: 50, end: 60 },
    ];
    expect(strokesOf([{ status: 'met', spans }], 6)).toEqual([
      { start: 0, end: 2, status: 'met' },
      { start: 4, end: 6, status: 'met' },
    ]);
  });
});

describe('carrying strokes over to an edited answer', () => {
  const carried = (edited: string) =>
    carryStrokes(text, edited, [role, task]).map(({ start, end }) => edited.slice(start, end));

  it.each([
    ['nothing changed', text, ['Eres redactora.', 'Resume el informe']],
    ['words were added in front', `Hola. ${text}`, ['Eres redactora.', 'Resume el informe']],
    ['words were added at the end', `${text} Gracias.`, ['Eres redactora.', 'Resume el informe']],
    [
      'words were added between',
      text.replace('. R', '. Por favor. R'),
      ['Eres redactora.', 'Resume el informe'],
    ],
    ['a marked stretch was edited', text.replace('redactora', 'periodista'), ['Resume el informe']],
    ['everything was replaced', 'Otra cosa', []],
    ['everything was deleted', '', []],
  ])('When %s, then only the strokes it leaves whole remain', (_, edited, expected) => {
    expect(carried(edited)).toEqual(expected);
  });
});
