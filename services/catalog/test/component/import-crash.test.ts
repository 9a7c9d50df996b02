import { archiveOf, edited } from '@academy/service-kit/testing/transfer.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { settleCourseImports } from '../../src/use-cases/transfer/settle-import.ts';
import { authorOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { dieIn } from '../support/die-in.ts';
import { exported, importerOf } from '../support/transfer.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

const titles = async (id: string) => {
  const lessons = await Promise.all(['one', 'two'].map((slug) => under.deps.lessons.find(`${id}--${slug}`)));
  return [await under.deps.courses.find(id), ...lessons].map((record) => record?.titleEn);
};

test.each([
  ['content.before_import_decided', false],
  ['catalog.after_imported_lesson', true],
  ['catalog.after_imported_course', true],
] as const)(
  'When a service dies at %s, then the import is there whole or not at all, and once',
  async (failPoint, isDone) => {
    const id = failPoint.replaceAll(/[._]/g, '-');
    await importCourses(under.deps, [course(id, 70)]);
    const { files } = await exported(under, id);
    const byFile = (text: string) => text.replace(/en: (?:Lesson|Course) [\w-]+/, 'en: By the file');
    const sent = ['course.yaml', 'lessons/01-one/lesson.yaml', 'lessons/02-two/lesson.yaml'].reduce(
      (all, path) => edited(all, `${id}/${path}`, byFile),
      new Map(files),
    );
    const before = await titles(id);
    const staff = importerOf(author);
    const { basis } = (await staff.plan(sent)).body;
    const source = await archiveOf(sent);
    await dieIn({ stack, under }, failPoint, (client, authorization) =>
      client.post('/api/admin/courses/import', { authorization, body: { source, basis } }),
    );
    // What any replica does at its start and every minute.
    await settleCourseImports(under.deps);
    await settleCourseImports(under.deps);
    expect(await titles(id)).toEqual(isDone ? before.map(() => 'By the file') : before);
    const { rows } = await under.deps.versions.list(
      { kind: 'lessons', recordId: `${id}--one` },
      { from: 0, to: 9 },
    );
    expect(rows.filter(({ source: of }) => of === 'imported')).toHaveLength(isDone ? 1 : 0);
    // What a crash left undecided keeps nobody from importing for longer than a minute.
    const now = () => new Date(Date.now() + 61_000);
    await settleCourseImports({ ...under.deps, now });
    expect((await staff.importAll(sent)).status).toBe(200);
    expect(await titles(id)).toEqual(before.map(() => 'By the file'));
  },
  120_000,
);
