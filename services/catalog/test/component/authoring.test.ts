import { randomUUID } from 'node:crypto';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let staff: string;

beforeAll(async () => {
  under = await startCatalog(stack);
  staff = await under.issuer.bearer({ sub: 'head-of-studies', role: 'administrator' });
}, 60_000);

const get = (path: string) => under.client.get(path, { authorization: staff });
const post = (path: string, body: object) =>
  under.client.post(path, { authorization: staff, language: 'en', body });

const newCourse = (over: object = {}) => ({
  titleEs: 'Ruedas y radios',
  titleEn: 'Wheels and spokes',
  level: 'beginner',
  iconName: 'play',
  estimatedMinutes: 40,
  ...over,
});

test('When staff make a course, a lesson and an exercise, then each is a draft at the end of its place, and sent again it is the same', async () => {
  const id = randomUUID();
  const course = await post('/api/admin/courses', newCourse({ id }));
  expect(course.status).toBe(201);
  expect(course.body).toMatchObject({ id, status: 'draft', isPremium: true, lessonIds: [], descriptionEs: '' });
  expect((await post('/api/admin/courses', newCourse({ id }))).body).toEqual(course.body);
  const lesson = await post('/api/admin/lessons', { courseId: id, titleEs: 'La rueda', estimatedMinutes: 10 });
  expect(lesson.status).toBe(201);
  const exercise = await post('/api/admin/exercises', { lessonId: lesson.body.id, titleEs: 'Pide una rueda' });
  expect(exercise.status).toBe(201);
  const outline = await get(`/api/admin/courses/${id}/outline`);
  expect(outline.status).toBe(200);
  expect(outline.body.lessons).toMatchObject([
    { id: lesson.body.id, missing: ['es', 'en'], exercises: [{ id: exercise.body.id, attempts: 0, passRate: null }] },
  ]);
});
