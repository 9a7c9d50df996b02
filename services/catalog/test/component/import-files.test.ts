import { archiveOf, edited } from '@academy/service-kit/testing/transfer.ts';
import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, newCourse, newExercise, newLesson, pathsOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { exported, importerOf } from '../support/transfer.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;
let staff: ReturnType<typeof importerOf>;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
  staff = importerOf(author);
}, 60_000);

/** A course of content/ and its export. */
const brought = async (id: string) => {
  await importCourses(under.deps, [course(id, 40)]);
  return (await exported(under, id)).files;
};
const versionsOf = async (id: string) => {
  const stored = await under.deps.lessons.findOfCourse(id);
  return [(await under.deps.courses.find(id))?.version, ...stored.map(({ version }) => version)];
};
type Row = { kind: string; id: string; is: string; fields: { field: string; is: string }[] };
const touched = (rows: Row[]) =>
  rows
    .filter(({ is }) => is !== 'unchanged')
    .map(({ kind, id, is, fields }) => [kind, id, is, fields.map((one) => `${one.field} ${one.is}`).join()]);

test('When an export is imported as it is, then no record changes and its export has the same bytes', async () => {
  const files = await brought('same');
  const before = await versionsOf('same');
  const plan = await staff.plan(files);
  expect(plan.status).toBe(200);
  expect(touched(plan.body.records)).toEqual([]);
  expect((await staff.apply(files, plan.body.basis)).status).toBe(200);
  expect(await versionsOf('same')).toEqual(before);
  expect([...(await exported(under, 'same')).files]).toEqual([...files]);
});

test('When a lesson and an exercise are edited in the files, then they alone change, as by a save of staff', async () => {
  const files = await brought('edited');
  const lesson = 'edited/lessons/01-one/lesson.en.md';
  const exercise = 'edited/lessons/01-one/exercises/01-first.yaml';
  const sent = edited(
    edited(files, lesson, () => 'From a file.\n'),
    exercise,
    (text) => text.replace('Something of your chair', 'A part of your chair'),
  );
  const plan = await staff.plan(sent);
  expect(touched(plan.body.records)).toEqual([
    ['lessons', 'edited--one', 'changed', 'contentEn changed'],
    ['exercises', 'edited--one--first', 'changed', 'promptEn changed'],
  ]);
  const before = await versionsOf('edited');
  expect((await staff.apply(sent, plan.body.basis)).status).toBe(200);
  expect((await author.get('lessons/edited--one')).body).toMatchObject({
    contentEn: 'From a file.',
    editedByStaff: true,
  });
  expect((await author.get('exercises/edited--one--first')).body.promptEn).toMatch(/^A part/);
  const [courseAfter, , secondAfter] = await versionsOf('edited');
  expect([courseAfter, secondAfter]).toEqual([before[0], before[2]]);

  const kept = (await author.get('lessons/edited--one/versions')).body;
  expect(kept).toMatchObject([
    { source: 'imported', savedBy: 'head-of-studies', fields: ['contentEn'] },
    { source: 'earlier' },
  ]);
  const told = () =>
    under.events.filter(({ type }) => type === adminActionRecordedV1.type).map(({ data }) => data);
  await until(() => told().length >= 2);
  expect(told()).toMatchObject([
    { action: 'lesson.imported', resourceId: 'edited--one', fields: ['contentEn'] },
    { action: 'exercise.imported', resourceId: 'edited--one--first', fields: ['promptEn'] },
  ]);
  expect([...(await exported(under, 'edited')).files]).toEqual([...sent]);
  // The next start has the files of content/ as they were, and leaves alone what staff imported.
  await importCourses(under.deps, [course('edited', 40)]);
  expect((await author.get('lessons/edited--one')).body.contentEn).toBe('From a file.');
});

test('When staff and the file changed the same field, then it is a conflict, and what staff choose stands', async () => {
  const files = await brought('apart');
  await author.patch('lessons/apart--one', { titleEn: 'By staff', contentEs: 'Del equipo.' });
  await author.patch('lessons/apart--two', { titleEn: 'By staff too' });
  const both = (text: string) => text.replace(/en: Lesson \w+/, 'en: By the file');
  const sent = edited(
    edited(files, 'apart/lessons/01-one/lesson.yaml', both),
    'apart/lessons/02-two/lesson.yaml',
    both,
  );
  const plan = await staff.plan(sent);
  expect(touched(plan.body.records)).toEqual([
    ['lessons', 'apart--one', 'changed', 'titleEn conflict,contentEs kept'],
    ['lessons', 'apart--two', 'changed', 'titleEn conflict'],
  ]);
  const [row] = plan.body.records.filter(({ id }: Row) => id === 'apart--one');
  expect(row.fields[0]).toMatchObject({ base: 'Lesson one', ours: 'By staff', file: 'By the file' });

  const undecided = await staff.apply(sent, plan.body.basis);
  expect([undecided.status, pathsOf(undecided)]).toEqual([
    409,
    ['lessons.apart--one.titleEn', 'lessons.apart--two.titleEn'],
  ]);
  const choice = (id: string, take: string) => ({ kind: 'lessons', id, field: 'titleEn', take });
  const choices = [choice('apart--one', 'file'), choice('apart--two', 'ours')];
  expect((await staff.apply(sent, plan.body.basis, choices)).status).toBe(200);
  expect((await author.get('lessons/apart--one')).body).toMatchObject({
    titleEn: 'By the file',
    contentEs: 'Del equipo.',
  });
  expect((await author.get('lessons/apart--two')).body.titleEn).toBe('By staff too');
});

test('When a course is not there, then it is made with its own ids, and learners see what is published', async () => {
  const files = await brought('origin');
  const sent = new Map([...files].map(([path, text]) => [path.replace('origin/', 'newcomer/'), text]));
  const plan = await staff.plan(sent);
  expect(plan.body.records.every(({ is }: Row) => is === 'created')).toBe(true);
  expect((await staff.apply(sent, plan.body.basis)).status).toBe(200);
  const { body } = await under.client.get('/api/courses/newcomer/lessons');
  expect(body.map(({ id }: { id: string }) => id)).toEqual(['newcomer--one', 'newcomer--two']);
  expect([...(await exported(under, 'newcomer')).files]).toEqual([...sent]);
  expect(touched((await staff.plan(sent)).body.records)).toEqual([]);
});

test('When staff made a course, then its export changes nothing, and lessons may be added and ordered by files', async () => {
  const { body: made } = await author.post('courses', newCourse);
  const { body: first } = await author.post('lessons', { ...newLesson, courseId: made.id });
  const { body: second } = await author.post('lessons', {
    ...newLesson,
    titleEn: 'Spokes',
    courseId: made.id,
  });
  await author.post('exercises', { ...newExercise, lessonId: first.id });
  const { files } = await exported(under, made.id);
  expect(touched((await staff.plan(files)).body.records)).toEqual([]);

  const renumbered = new Map(
    [...files].map(([path, text]) => [
      path.replace('/01-the-wheel/', '/03-the-wheel/').replace('/02-spokes/', '/01-spokes/'),
      text,
    ]),
  );
  const own = (name: string) => renumbered.get(`${made.id}/lessons/01-spokes/${name}`) ?? '';
  for (const name of ['lesson.yaml', 'lesson.es.md', 'lesson.en.md'])
    renumbered.set(`${made.id}/lessons/02-hubs/${name}`, own(name).replace(/^id: .*\n/, ''));
  expect((await staff.importAll(renumbered)).status).toBe(200);
  const { body: outline } = await author.get(`courses/${made.id}/outline`);
  expect(outline.lessons.map(({ id }: { id: string }) => id)).toEqual([
    second.id,
    `${made.id}--hubs`,
    first.id,
  ]);
});

test.each([
  ['broken YAML', '01-one/lesson.yaml', () => 'title: "open\n', /lesson\.yaml:\d+$/],
  [
    'a value not allowed',
    '01-one/lesson.yaml',
    (text: string) => text.replace('published', 'public'),
    /lesson\.yaml:\d status$/,
  ],
  [
    'no title',
    '01-one/lesson.yaml',
    (text: string) => text.replace(/title: .*/, 'title: { es: "", en: "" }'),
    /lesson\.yaml:1 title\.es$/,
  ],
  ['an empty text of a published lesson', '01-one/lesson.es.md', () => '\n', /lesson\.es\.md$/],
  [
    'a sample that is misjudged',
    '01-one/exercises/01-first.yaml',
    (text: string) => text.replace('Hola', 'La rueda'),
    /01-first\.yaml:\d+ samples\.es\.weak\.0$/,
  ],
])('When the files have %s, then all is refused by file, line and field', async (...row) => {
  const [, path, edit, place] = row;
  const files = await brought('faulty');
  const before = await versionsOf('faulty');
  const sent = edited(
    edited(files, 'faulty/lessons/02-two/lesson.en.md', () => 'Changed.\n'),
    `faulty/lessons/${path}`,
    edit,
  );
  const { body: whole } = await staff.plan(files);
  for (const answer of [await staff.plan(sent), await staff.apply(sent, whole.basis)]) {
    expect(answer.status).toBe(400);
    expect(pathsOf(answer)).toContainEqual(expect.stringMatching(place));
  }
  expect(await versionsOf('faulty')).toEqual(before);
});

test('When an archive has no place here, then it is refused and says why in the language of who asks', async () => {
  const files = await brought('placed');
  const refused = async (sent: ReadonlyMap<string, string>) => pathsOf(await staff.plan(sent));
  expect(await refused(new Map([...files, ['placed/notes.txt', 'x']]))).toEqual(['notes.txt']);
  expect(await refused(new Map([...files, ['other/course.yaml', 'x']]))).toEqual(['course.yaml']);
  const many = new Map(Array.from({ length: 10_000 }, (_, at) => [`placed/${at}.md`, '']));
  expect(await refused(many)).toEqual(['archive']);
  expect(await refused(new Map([...files, ['placed/bomb.md', ' '.repeat(20_000_000)]]))).toEqual([
    'placed/bomb.md',
  ]);
  const authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  const source = { files: [{ path: '../course.yaml', text: 'x' }] };
  const spanish = await under.client.post('/api/admin/courses/import/plan', {
    authorization,
    language: 'es',
    body: { source },
  });
  expect(spanish.body.fields).toMatchObject([
    { path: '../course.yaml', message: expect.stringMatching(/Cámbialo/) },
  ]);
});

test('When a lesson lies in the bin or belongs to another course, then the files that have it are refused', async () => {
  const files = await brought('gone');
  await author.delete('lessons/gone--one');
  expect(pathsOf(await staff.plan(files))).toContain('lessons/01-one/lesson.yaml');
  const taken = edited(
    await brought('taken'),
    'taken/lessons/01-one/lesson.yaml',
    (text) => `id: gone--two\n${text}`,
  );
  expect(pathsOf(await staff.plan(taken))).toContain('lessons/01-one/lesson.yaml');
});

test('When two import the same course at once, then one does and the other is told to look again', async () => {
  const files = await brought('raced');
  const versionOf = (title: string) =>
    edited(files, 'raced/course.yaml', (text) => text.replace('Course raced', title));
  const { basis } = (await staff.plan(files)).body;
  const answers = await Promise.all([
    staff.apply(versionOf('By one'), basis),
    staff.apply(versionOf('By two'), basis),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 'By one' : 'By two';
  expect((await author.get('courses/raced')).body.titleEn).toBe(winner);
  expect((await staff.apply(versionOf('Too late'), basis)).status).toBe(409);
});

test('When another import moved nothing but a base since the plan, then one is told to look again', async () => {
  const files = await brought('rebased');
  const sentBy = (title: string) =>
    edited(files, 'rebased/course.yaml', (text) => text.replace('Course rebased', title));
  await author.patch('courses/rebased', { titleEn: 'By staff' });
  const { basis } = (await staff.plan(files)).body;
  const other = sentBy('By another file');
  const ours = [{ kind: 'courses', id: 'rebased', field: 'titleEn', take: 'ours' }];
  expect((await staff.apply(other, (await staff.plan(other)).body.basis, ours)).status).toBe(200);
  expect((await staff.apply(files, basis)).status).toBe(409);
  expect((await author.get('courses/rebased')).body.titleEn).toBe('By staff');
});

test('When who imports is no administrator, then nothing is read', async () => {
  const source = await archiveOf(await brought('guarded'));
  for (const role of ['learner', 'moderator'] as const) {
    const authorization = await under.issuer.bearer({ sub: role, role });
    const post = (path: string, body: object) =>
      under.client.post(`/api/admin/courses/${path}`, { authorization, body });
    expect((await post('import/plan', { source })).status).toBe(403);
    expect((await post('import', { source, basis: '' })).status).toBe(403);
  }
});
