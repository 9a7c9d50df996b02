import type { VersionedPart } from './version.ts';
import { versionsOfWrite } from './versions-of-write.ts';

const part = (id: string, text: string, isPublished = false): VersionedPart => ({
  kind: 'things',
  id,
  isPublished,
  state: { text, tags: ['a'] },
});
const write = (before: VersionedPart[], after: VersionedPart[]) => ({
  before,
  after,
  by: 'ana',
  source: 'saved' as const,
  beforeAt: new Date('2026-01-01'),
  at: new Date('2026-02-01'),
});
const all = () => true;
const none = () => false;

test('When a write changes one of two parts, then that one’s state is kept with the names of its fields', () => {
  const kept = versionsOfWrite(
    write([part('a', '1'), part('b', '1')], [part('a', '1'), part('b', '2')]),
    all,
  );
  expect(kept).toMatchObject([
    { recordId: 'b', savedBy: 'ana', source: 'saved', fields: ['text'], savedAt: new Date('2026-02-01') },
  ]);
  expect(JSON.parse(kept[0]?.state ?? '')).toEqual({ text: '2', tags: ['a'] });
});

test('When nothing is kept of a part yet, then what stood there is kept before what it becomes', () => {
  const kept = versionsOfWrite(write([part('a', '1', true)], [part('a', '2')]), none);
  expect(kept.map(({ source, savedBy, isPublished }) => [source, savedBy, isPublished])).toEqual([
    ['earlier', null, true],
    ['saved', 'ana', false],
  ]);
  expect(kept[0]).toMatchObject({ savedAt: new Date('2026-01-01'), fields: [] });
});

test('When a write changes nothing of what is kept, then it keeps nothing; a new part is kept once', () => {
  expect(versionsOfWrite(write([part('a', '1')], [part('a', '1')]), none)).toEqual([]);
  expect(versionsOfWrite(write([], [part('a', '1')]), none)).toHaveLength(1);
});
