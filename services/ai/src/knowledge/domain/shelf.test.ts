import { shelfOf } from './shelf.ts';

const texts = {
  titleEs: '',
  titleEn: '',
  descriptionEs: '',
  descriptionEn: '',
  contentEs: '',
  contentEn: '',
};
const course = (_id: string, orderIndex: number, lessonIds: string[]) => ({
  ...texts,
  _id,
  orderIndex,
  isPremium: false,
  lessonIds,
  sequence: 1,
});
const exercise = { id: 'menu', titleEs: '', titleEn: '', promptEs: '', promptEn: '', rubric: {}, hints: {} };
const lesson = (_id: string, courseId: string) => ({
  ...texts,
  _id,
  courseId,
  orderIndex: 0,
  exercises: [exercise],
  sequence: 1,
});

const shelf = shelfOf({
  courses: [course('later', 1, ['b', 'a']), course('first', 0, ['c', 'a'])],
  lessons: [lesson('a', 'later'), lesson('b', 'later'), lesson('unlisted', 'later')],
  documents: [],
});

test('When courses list lessons, then those that are theirs and published are found, in their order', () => {
  expect(shelf.courses.map(({ course, lessons }) => [course._id, ...lessons.map(({ _id }) => _id)])).toEqual([
    ['first'],
    ['later', 'b', 'a'],
  ]);
  expect(shelf.lesson('unlisted')).toBeNull();
  expect(shelf.exercise('menu')?.lesson._id).toBe('a');
});
