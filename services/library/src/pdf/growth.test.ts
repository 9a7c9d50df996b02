import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { drawMarkdown } from './draw-blocks.ts';
import { openPage } from './page.ts';

/** Less than half of the longest document, of which the limit of a thread's processor time is tested with the renderer. */
const limit = 20_000;

const draw = (text: string): void => {
  const page = openPage({ title: 'A', language: 'es', author: 'B', date: new Date(0) });
  drawMarkdown(page, text);
};

test('When a document is built to be slow, then its pages are drawn in a time by its length', () => {
  expect(superlinearIn(draw, { limit, texts: fewHostileTexts })).toEqual([]);
}, 60_000);
