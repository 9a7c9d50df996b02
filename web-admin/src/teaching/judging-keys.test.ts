import { expect, it } from '@jest/globals';
import { pressedBy } from './judging-keys.ts';

const letters = { good: 'G', weak: 'W', skip: 'S', undo: 'U', mask: 'M' };
const press = (key: string, over: object = {}) =>
  pressedBy({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...over }, letters);

it('When a letter is pressed, then it does what it stands for, large or small', () => {
  expect(['g', 'W', 's', 'u', 'M'].map((key) => press(key)?.does)).toEqual([
    'good',
    'weak',
    'skip',
    'undo',
    'mask',
  ]);
});

it('When a number is pressed, then it means the point at its place', () => {
  expect(press('2')).toEqual({ does: 'point', at: 1 });
  expect(press('0')).toBeNull();
});

it('When a key belongs to the browser or is held down, then it does nothing', () => {
  expect([press('g', { ctrlKey: true }), press('g', { repeat: true }), press('q')]).toEqual([
    null,
    null,
    null,
  ]);
});
