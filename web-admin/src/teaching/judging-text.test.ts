import { expect, it } from '@jest/globals';
import { piecesOf } from './judging-text.ts';

it('When a text has marks and masks, then its pieces are the whole text, cut where they begin and end', () => {
  const text = 'Write to Beatriz about the wheel';
  const pieces = piecesOf(text, { marks: [{ start: 0, end: 16 }], masks: [{ start: 9, end: 16 }] });
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.map(({ isMarked, isMasked }) => [isMarked, isMasked])).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
});

it('When there is nothing to mark, then the text is one piece', () => {
  expect(piecesOf('Hello', { marks: [], masks: [] })).toHaveLength(1);
});
