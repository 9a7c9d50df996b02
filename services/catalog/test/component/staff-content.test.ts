import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course, goodAnswer, samples, weakAnswer } from '../support/content.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let staff: string;
let learner: string;

/** The samples speak of a wheel: a rubric that asks for a brake judges every good one weak. */
const asksFor = (es: string, en: string) => ({
  passScore: 60,
  criteria: [
    { id: 'mentions', weight: 1, label: { es: 'La pieza', en: 'The part' }, any: { es: [es], en: [en] } },
  ],
});
const brake = asksFor('freno', 'brake');

beforeAll(async () => {
  under = await startCatalog(stack);
  staff = await under.issuer.bearer({ sub: 'head-of-studies', role: 'administrator' });
  learner = await under.issuer.bearer({ sub: 'ana' });
}, 60_000);

const get = (path: string, authorization = staff) => under.client.get(path, { authorization });
const patch = (path: string, body: object, version?: number) =>
  under.client.patch(path, {
    authorization: staff,
    language: 'en',
    body,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const check = async (exerciseId: string, answer: string) =>
  (
    await under.client.post(`/api/exercises/${exerciseId}/check`, {
      authorization: learner,
      body: { answer, language: 'en' },
    })
  ).body;
const told = (id: string) =>
  under.events.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2]);
const audited = (resourceId: string) =>
  under.events
    .filter(({ topic }) => topic === 'audit.actions')
    .map(({ data }) => data as Record<string, unknown>)
    .filter((data) => data.resourceId === resourceId);
const pathsOf = ({ body }: { body: { fields: { path: string }[] } }) => body.fields.map(({ path }) => path);

test('When staff list content, then they find every record by text, filter, sort and page', async () => {
  await importCourses(under.deps, [course('listed', 40, { over: { level: 'advanced' } })]);
  const list = (resource: string, params: Record<string, unknown>) => {
    const query = Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)]);
    return get(`/api/admin/${resource}?${new URLSearchParams(Object.fromEntries(query))}`);
  };
  const courses = await list('courses', { filter: { q: 'listed', level: 'advanced' }, range: [0, 9] });
  expect(courses.body).toMatchObject([{ id: 'listed', lessonIds: ['listed--one', 'listed--two'] }]);
  expect(courses.headers.get('content-range')).toBe('courses 0-0/1');

  const lessons = await list('lessons', { filter: { courseId: 'listed' }, sort: ['titleEn', 'DESC'] });
  expect(lessons.body).toMatchObject([{ id: 'listed--two' }, { id: 'listed--one' }]);

  const exercises = await list('exercises', {
    filter: { courseId: 'listed', status: 'published' },
    range: [1, 2],
  });
  expect(exercises.headers.get('x-total-count')).toBe('4');
  expect(exercises.body).toMatchObject([
    { id: 'listed--one--second', lessonId: 'listed--one', orderIndex: 1, samples, bench: { misjudged: [] } },
    { id: 'listed--two--first', lessonId: 'listed--two', orderIndex: 0 },
  ]);
  expect((await list('exercises', { filter: { ids: ['listed--one--first'] } })).body).toHaveLength(1);
  expect((await list('lessons', { filter: { colour: 'red' } })).body).toMatchObject({
    fields: [{ path: 'filter' }],
  });
  expect((await list('courses', { sort: ['colour', 'ASC'] })).body).toMatchObject({
    fields: [{ path: 'sort' }],
  });
});

test('When an exercise is edited, then the next check is judged by what is published now', async () => {
  await importCourses(under.deps, [course('edited', 0)]);
  const path = '/api/admin/exercises/edited--one--first';
  expect((await check('edited--one--first', goodAnswer)).passed).toBe(true);
  const before = await get(path);
  expect(before.headers.get('etag')).toBe(`"${before.body.version}"`);
  const withBrake = (text: string) =>
    text.replace(/rueda|wheel/, (part) => (part === 'rueda' ? 'freno' : 'brake'));
  const change = {
    rubric: brake,
    samples: {
      es: { ...samples.es, good: samples.es.good.map(withBrake) },
      en: { ...samples.en, good: samples.en.good.map(withBrake) },
    },
  };
  const after = await patch(path, { ...before.body, ...change }, before.body.version);
  expect(after.status).toBe(200);
  expect(after.body).toMatchObject({
    rubric: brake,
    bench: { good: { all: 6, judgedGood: 6 }, weak: { all: 6, judgedWeak: 6 }, misjudged: [] },
  });
  expect((await check('edited--one--first', goodAnswer)).passed).toBe(false);
  expect((await check('edited--one--first', withBrake(goodAnswer))).passed).toBe(true);
  expect((await check('edited--one--second', goodAnswer)).passed).toBe(true);

  await until(
    () => told('edited--one').includes('lesson_updated') && audited('edited--one--first').length === 1,
  );
  expect(audited('edited--one--first')).toMatchObject([
    {
      actorId: 'head-of-studies',
      action: 'exercise.updated',
      resource: 'exercises',
      fields: ['rubric', 'samples'],
    },
  ]);
  // The import leaves it alone from now on.
  expect((await get('/api/admin/lessons/edited--one')).body.editedByStaff).toBe(true);

  const stale = await patch(path, { titleEn: 'Too late' }, before.body.version);
  expect(stale.status).toBe(409);
  const same = await patch(path, change, after.body.version);
  expect(same.body.version).toBe(after.body.version);
});

test('When a rubric misjudges its samples, then an exercise of a published lesson refuses it and names each', async () => {
  await importCourses(under.deps, [course('refused', 41)]);
  const path = '/api/admin/exercises/refused--one--first';
  const before = await get(path);
  const refusal = await patch(path, { rubric: brake, titleEn: 'Ask for the brake' });
  expect(refusal.status).toBe(400);
  const goods = ['es', 'en'].flatMap((language) => [0, 1, 2].map((at) => `samples.${language}.good.${at}`));
  expect(pathsOf(refusal)).toEqual(goods);
  expect(refusal.body.fields[1].message).toBe('Good sample 2 in Spanish does not pass and should');
  const inSpanish = await under.client.patch(path, {
    authorization: staff,
    language: 'es',
    body: { rubric: brake },
  });
  expect(inSpanish.body.fields[1].message).toBe('La muestra buena 2 en español no se supera y debería');

  const weak = [...samples.es.weak, samples.es.good[0]];
  expect(pathsOf(await patch(path, { samples: { ...samples, es: { ...samples.es, weak } } }))).toEqual([
    'samples.es.weak.3',
  ]);
  const after = await get(path);
  expect(after.body).toEqual(before.body);
  expect((await under.deps.lessons.find('refused--one'))?.editedByStaff).toBe(false);
  // An event would have raised the version.
  expect(after.body.version).toBe(1);
});

test('When the self-test is run, then its report says what was misjudged and why, and nothing is stored', async () => {
  await importCourses(under.deps, [course('tried', 42)]);
  const path = '/api/admin/exercises/tried--one--first';
  const { body: report } = await under.client.post(`${path}/bench`, {
    authorization: staff,
    body: { rubric: brake },
  });
  expect(report).toMatchObject({ good: { all: 6, judgedGood: 0 }, weak: { all: 6, judgedWeak: 6 } });
  expect(report.misjudged).toHaveLength(6);
  expect(report.misjudged[0]).toEqual({
    path: 'samples.es.good.0',
    language: 'es',
    expected: 'good',
    score: 0,
    missing: ['La pieza'],
    missingIn: { es: ['La pieza'], en: ['The part'] },
  });
  expect(report.misjudged[5]).toMatchObject({ path: 'samples.en.good.2', missing: ['The part'] });
  expect((await get(path)).body).toMatchObject({ version: 1, bench: { misjudged: [] } });
});

test('When staff ask what prompts are compared with, then they get it in any status, and nobody else does', async () => {
  const references = { good: '', weak: '', words: {}, likelihood: '' };
  await importCourses(under.deps, [course('compared', 44)]);
  const lesson = '/api/admin/lessons/compared--one';
  const path = '/api/admin/exercises/compared--one--first/references';
  await patch(lesson, { status: 'draft' });
  expect((await get(path)).body).toEqual({ references: null });
  await under.deps.lessons.change('compared--one', ({ exercises }) => ({
    state: { exercises: exercises.map((exercise) => ({ ...exercise, references })) },
    events: [],
  }));
  expect((await get(path)).body).toEqual({ references });
  expect((await get('/api/admin/exercises/nothing/references')).status).toBe(404);
  expect((await get(path, learner)).status).toBe(403);
});

test('When a lesson is a draft, then it may be saved with a failing self-test, and neither it nor its course is published', async () => {
  await importCourses(under.deps, [course('drafted', 43)]);
  const lesson = '/api/admin/lessons/drafted--one';
  expect((await patch(lesson, { status: 'draft' })).body.status).toBe('draft');
  expect((await get('/api/courses/drafted/lessons')).body).toMatchObject([{ id: 'drafted--two' }]);
  expect((await get('/api/admin/courses/drafted')).body.lessonIds).toEqual(['drafted--two']);
  const saved = await patch('/api/admin/exercises/drafted--one--first', { rubric: brake });
  expect(saved.body).toMatchObject({ status: 'draft', bench: { good: { judgedGood: 0 } } });

  const published = await patch(lesson, { status: 'published', titleEn: 'Out now' });
  expect(published.status).toBe(400);
  expect(pathsOf(published)).toContain('exercises.drafted--one--first.samples.en.good.1');
  expect((await get(lesson)).body).toMatchObject({ status: 'draft', titleEn: 'Lesson one' });

  await patch('/api/admin/exercises/drafted--one--first', { rubric: asksFor('rueda', 'wheel') });
  expect((await patch(lesson, { status: 'published' })).status).toBe(200);
  expect((await get('/api/courses/drafted/lessons')).body).toMatchObject([
    { id: 'drafted--one' },
    { id: 'drafted--two' },
  ]);
  await until(() => told('drafted--one').length === 3);
  expect(told('drafted--one')).toEqual(['lesson_published', 'lesson_removed', 'lesson_published']);
});

test('When a course is edited, then it is found by its new words, and published only with lessons whose self-tests hold', async () => {
  await importCourses(under.deps, [course('offered', 44)]);
  const path = '/api/admin/courses/offered';
  const renamed = await patch(path, { titleEn: 'Wheels and spokes', status: 'draft', orderIndex: 7 });
  expect(renamed.body).toMatchObject({ titleEn: 'Wheels and spokes', status: 'draft', editedByStaff: true });
  expect((await get('/api/courses/offered')).status).toBe(404);
  // As an older rubric may have been published before its samples were kept.
  await under.deps.lessons.change('offered--two', ({ exercises }) => ({
    state: { exercises: exercises.map(({ samples: _samples, ...exercise }) => exercise) },
    events: [],
  }));
  const refusal = await patch(path, { status: 'published' });
  expect(refusal.status).toBe(400);
  expect(pathsOf(refusal)).toContain('exercises.offered--two--first.samples.es.good');
  expect((await get(path)).body).toEqual(renamed.body);
  // Its exercises are there to be given samples.
  expect((await get('/api/admin/exercises/offered--two--first')).body.samples.es.good).toEqual([]);

  await patch('/api/admin/lessons/offered--two', { status: 'draft' });
  expect((await patch(path, { status: 'published' })).status).toBe(200);
  expect((await get('/api/courses?q=spokes')).body).toMatchObject([{ id: 'offered', lessonCount: 1 }]);
  await until(() => audited('offered').length === 2);
  expect(audited('offered')).toMatchObject([
    { action: 'course.updated', fields: ['titleEn', 'orderIndex', 'status'] },
    { action: 'course.updated', fields: ['status'] },
  ]);
});

test('When content misjudges a sample, then the import publishes nothing of it and what is published stays', async () => {
  const content = course('imported', 45, { lessons: ['new', 'known', 'later'] });
  const [fresh, known, later] = content.lessons;
  if (!fresh || !known || !later) throw new Error('the course has too few lessons for this test');
  const failing = (lesson: typeof fresh): typeof fresh => ({
    ...lesson,
    hash: `${lesson.hash} failing`,
    fields: {
      ...lesson.fields,
      titleEn: 'Misjudging',
      exercises: lesson.fields.exercises.map((exercise) => ({
        ...exercise,
        samples: { ...samples, en: { ...samples.en, weak: [...samples.en.weak, goodAnswer] } },
      })),
    },
  });
  await importCourses(under.deps, [{ ...content, lessons: [known] }]);
  const errors: unknown[] = [];
  const logged = { ...under.deps.logger, warn: () => {}, error: (line: unknown) => errors.push(line) };
  // The rest of a logger is not asked for by an import.
  const catalog = { ...under.deps, logger: logged as unknown as typeof under.deps.logger };
  const broken = { ...content, lessons: [failing(fresh), failing(known), later] };
  const counts = await importCourses(catalog, [broken]);
  expect(counts.lessons).toEqual({ create: 1, update: 0, keep: 0, conflict: 2 });
  expect(errors).toMatchObject([
    {
      lesson: 'imported--new',
      misjudged: expect.arrayContaining(['imported--new--first samples.en.weak.3']),
    },
    { lesson: 'imported--known' },
  ]);
  expect((await get('/api/courses/imported/lessons')).body).toMatchObject([
    { id: 'imported--known', titleEn: 'Lesson known' },
    { id: 'imported--later' },
  ]);
  expect((await get('/api/admin/lessons/imported--new')).body).toMatchObject({
    status: 'draft',
    editedByStaff: false,
  });
  const { version } = (await get('/api/admin/lessons/imported--new')).body;
  await importCourses(catalog, [broken]);
  expect((await get('/api/admin/lessons/imported--new')).body.version).toBe(version);

  // Mended, it is published.
  await importCourses(under.deps, [content]);
  expect((await get('/api/courses/imported/lessons')).body).toHaveLength(3);
});

test('When a database is from before samples were kept, then the import takes them in and nobody else is shown them', async () => {
  const content = course('older', 46, { lessons: ['one'] });
  const without = content.lessons.map((lesson) => ({ ...lesson, hash: 'before samples' }));
  await importCourses(under.deps, [{ ...content, lessons: without }]);
  await under.deps.lessons.change('older--one', ({ exercises }) => ({
    state: { exercises: exercises.map(({ samples: _samples, ...exercise }) => exercise) },
    events: [],
  }));
  const counts = await importCourses(under.deps, [content]);
  expect(counts.lessons).toMatchObject({ update: 1 });
  expect((await get('/api/admin/exercises/older--one--first')).body.samples).toEqual(samples);

  await until(() => told('older--one').length === 2);
  const events = under.events.filter(({ subject }) => subject === 'older--one');
  const learners = await Promise.all(
    ['/api/lessons/older--one', '/api/lessons/older--one/exercises', '/api/courses/older/lessons'].map(
      (path) => get(path, staff),
    ),
  );
  expect(learners.map(({ status }) => status)).toEqual([200, 200, 200]);
  const seen = JSON.stringify([events, learners.map(({ body }) => body)]);
  expect(seen).not.toContain('samples');
  expect(seen).not.toContain(weakAnswer);
});

test('When a field does not fit, then it is named and nothing changes', async () => {
  await importCourses(under.deps, [course('unfit', 47)]);
  const rubric = { ...brake, criteria: [{ ...brake.criteria[0], weight: 0 }] };
  expect(pathsOf(await patch('/api/admin/exercises/unfit--one--first', { rubric }))).toEqual([
    'rubric.criteria.0.weight',
  ]);
  expect(pathsOf(await patch('/api/admin/lessons/unfit--one', { titleEs: ' ' }))).toEqual(['titleEs']);
  expect(pathsOf(await patch('/api/admin/courses/unfit', { level: 'expert' }))).toEqual(['level']);
  expect((await patch('/api/admin/exercises/nothing', { titleEn: 'A title' })).status).toBe(404);
  expect((await get('/api/admin/lessons/unfit--one')).body.version).toBe(1);
});
