import { heldFromStart, holdAfterResize, holdAfterScroll, placeOf } from './held-column.ts';

const room = { height: 1200, from: 84, to: 780, windowHeight: 800 };

test('When a column fits in the window, then it stays below the header', () => {
  const place = placeOf({ edge: 'top', start: 300 }, { ...room, height: 696 });
  expect(place).toEqual({ marginTop: 0, top: 84, bottom: null });
});

test('When it is higher, then it stops with its end in sight on the way down, its beginning on the way up', () => {
  expect(placeOf({ edge: 'bottom', start: 0 }, room)).toEqual({ marginTop: 0, top: -420, bottom: null });
  expect(placeOf({ edge: 'top', start: 500 }, room)).toEqual({ marginTop: 500, top: null, bottom: -484 });
});

test('When the scroll turns, then it goes on from where it stood; while it does not, nothing changes', () => {
  const down = holdAfterScroll(heldFromStart, { by: 40, offset: 10 });
  expect(down).toBe(heldFromStart);
  const up = holdAfterScroll(down, { by: -1, offset: 350 });
  expect(up).toEqual({ edge: 'top', start: 350 });
  expect(holdAfterScroll(up, { by: 0, offset: 900 })).toBe(up);
  expect(holdAfterScroll(up, { by: -30, offset: 320 })).toBe(up);
});

test('When it grows, then it stays where it stands', () => {
  expect(holdAfterResize({ edge: 'top', start: 350 }, 200)).toEqual({ edge: 'top', start: 200 });
  expect(holdAfterResize(heldFromStart, -3)).toEqual(heldFromStart);
});
