import type { NewsRecord } from './news.ts';
import { sortOut } from './new-items.ts';

const item = (id: string, over: Partial<NewsRecord> = {}): NewsRecord => ({
  _id: id,
  origin: 'feed',
  languages: ['en'],
  titleEn: id,
  url: `https://example.org/${id}`,
  category: 'general',
  publishedAt: new Date('2026-02-01T12:00:00Z'),
  feedId: 'one',
  storyKey: id,
  ...over,
});
const ids = (items: { _id: string }[]) => items.map(({ _id }) => _id);

test('When a feed tells of something again, then only its own feed may correct it', () => {
  const kept = [item('a'), item('b', { feedId: 'other' })];
  const { added, known } = sortOut([item('a'), item('b'), item('c')], kept);
  expect([ids(added), ids(known)]).toEqual([['c'], ['a']]);
});

test('When a title was told of within three days, then it is one story, in one language', () => {
  const kept = [item('a', { storyKey: 'the same title' })];
  const later = (days: number) => new Date(Date.UTC(2026, 1, 1 + days, 12));
  const told = (id: string, over: Partial<NewsRecord>) => item(id, { storyKey: 'the same title', ...over });
  expect(sortOut([told('b', { publishedAt: later(3) })], kept).added).toEqual([]);
  expect(ids(sortOut([told('b', { publishedAt: later(4) })], kept).added)).toEqual(['b']);
  expect(ids(sortOut([told('b', { languages: ['es'] })], kept).added)).toEqual(['b']);
});

test('When one feed has a story twice, or titles too short to compare, then the first and each are kept', () => {
  const { storyKey: _, ...short } = item('x');
  expect(ids(sortOut([item('a', { storyKey: 's' }), item('b', { storyKey: 's' })], []).added)).toEqual(['a']);
  expect(ids(sortOut([short, { ...short, _id: 'y' }], []).added)).toEqual(['x', 'y']);
});
