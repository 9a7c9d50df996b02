import { excerptOf } from './excerpt.ts';

test('When a text has markup, then the excerpt reads as prose', () => {
  expect(excerptOf('## Title\n\nSay **what** you [need](https://x.example).\n\n- one\n- ==two==')).toBe(
    'Say what you need. one two',
  );
});

test('When a text is long, then the excerpt ends between words and shows that it does', () => {
  const excerpt = excerptOf('palabra '.repeat(200));
  expect(excerpt.length).toBeLessThanOrEqual(421);
  expect(excerpt.endsWith('palabra…')).toBe(true);
});
