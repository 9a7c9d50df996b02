import { expect, it } from '@jest/globals';
import { saidAnew } from './use-announcement.ts';

it('When the same is said again and again, then each time the text is another one, and reads the same', () => {
  const texts = ['At the end', 'At the end', 'At the end', 'Moved'];
  const said = texts.reduce<string[]>((all, text) => [...all, saidAnew(all.at(-1) ?? '', text)], []);
  expect(said.map((text) => text.trim())).toEqual(texts);
  for (const [place, text] of said.entries()) expect(text).not.toBe(said[place + 1]);
});
