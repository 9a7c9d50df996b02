import { coverVersion } from './cover-version.ts';
import { courseRecord } from './testing/learner.ts';

test('When a cover looks otherwise, then its version is another one, and only then', () => {
  const course = courseRecord('c', { cover: null });
  const coverImage = 'a'.repeat(64);
  const changed = [{}, { titleEs: 'Otro' }, { orderIndex: 9 }, { coverImage }];
  const versions = changed.map((change) => coverVersion({ ...course, ...change }));
  expect(new Set(versions).size).toBe(4);
  expect(coverVersion({ ...course, coverImage: null })).toBe(versions[0]);
  expect(coverVersion({ ...course, coverImage, titleEs: 'Otro' })).toBe(versions[3]);
});
