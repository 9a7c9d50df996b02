import { draftFiles } from '@academy/contracts/content/draft-files.ts';
import { readCourse } from '@academy/service-kit/content/files/read-course.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, newCourse, newExercise, newLesson, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { exported } from '../support/transfer.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

test('When a course of content/ is exported, then its folder is there under its own names, and the same each time', async () => {
  await importCourses(under.deps, [course('taken-out', 30)]);
  const { response, archive, files } = await exported(under, 'taken-out');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('taken-out.zip');
  expect([...files.keys()].slice(0, 6)).toEqual([
    'taken-out/course.yaml',
    'taken-out/lessons/01-one/lesson.yaml',
    'taken-out/lessons/01-one/lesson.es.md',
    'taken-out/lessons/01-one/lesson.en.md',
    'taken-out/lessons/01-one/exercises/01-first.yaml',
    'taken-out/lessons/01-one/answers/01-first.yaml',
  ]);
  expect((await exported(under, 'taken-out')).archive.equals(archive)).toBe(true);
});

test('When staff made a course in one language, then it is exported with their ids and reads without a fault', async () => {
  const { body: made } = await author.post('courses', { ...newCourse, titleEs: '', descriptionEs: '' });
  const { body: lesson } = await author.post('lessons', { ...newLesson, titleEs: '', courseId: made.id });
  const { body: exercise } = await author.post('exercises', {
    ...newExercise,
    titleEn: '',
    lessonId: lesson.id,
  });
  const { response, files } = await exported(under, made.id);
  expect(response.headers.get('content-disposition')).toContain('wheels-and-spokes.zip');
  const folder = new Map([...files].map(([path, text]) => [path.slice(made.id.length + 1), text]));
  const read = readCourse(made.id, folder, draftFiles);
  expect(read.faults).toEqual([]);
  expect(read.lessons).toMatchObject([
    {
      id: lesson.id,
      path: 'lessons/01-the-wheel',
      file: { id: lesson.id, title: { es: '', en: 'The wheel' }, status: 'draft' },
      exercises: [{ id: exercise.id, path: 'lessons/01-the-wheel/exercises/01-pide-la-rueda.yaml' }],
    },
  ]);
});

test('When there is no such course, or who asks is no administrator, then there is no archive', async () => {
  expect((await exported(under, 'nowhere')).response.status).toBe(404);
  for (const role of ['learner', 'moderator'] as const) {
    const authorization = await under.issuer.bearer({ sub: role, role });
    expect((await under.client.get('/api/admin/courses/taken-out/export', { authorization })).status).toBe(
      403,
    );
  }
});
