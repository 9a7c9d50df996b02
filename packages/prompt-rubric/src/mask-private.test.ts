import { MASK, maskPrivate, maskSpans } from './mask-private.ts';

test('When a prompt has an address and a telephone, then both are masked and all else stays', () => {
  const { text, masks } = maskPrivate('Write to ana.ruiz@correo.es or call me on 612 345 678, please.');
  expect(text).toBe(`Write to ${MASK} or call me on ${MASK}, please.`);
  expect(masks.map(({ start, end }) => text.slice(start, end))).toEqual([MASK, MASK]);
});

test('When nothing is private, then nothing changes', () => {
  expect(maskPrivate('Write a note for the door.')).toMatchObject({
    text: 'Write a note for the door.',
    masks: [],
  });
});

test('When spans overlap or touch, then one mask stands there', () => {
  expect(
    maskSpans('abcdefgh', [
      { start: 4, end: 6 },
      { start: 2, end: 4 },
      { start: 3, end: 5 },
    ]).text,
  ).toBe(`ab${MASK}gh`);
});

test('When a span is empty or outside, then it masks nothing', () => {
  expect(
    maskSpans('abc', [
      { start: 1, end: 1 },
      { start: 7, end: 9 },
    ]).text,
  ).toBe('abc');
});

test('When something stands behind a mask, then its place moves along', () => {
  const { text, placeOf } = maskSpans('call 612345678 now', [{ start: 5, end: 14 }]);
  const now = placeOf({ start: 15, end: 18 });
  expect(text.slice(now.start, now.end)).toBe('now');
  const before = placeOf({ start: 0, end: 4 });
  expect(text.slice(before.start, before.end)).toBe('call');
  const across = placeOf({ start: 2, end: 9 });
  expect(text.slice(across.start, across.end)).toBe(`ll ${MASK}`);
});
