import { sweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createModels } from '../../src/dependencies.ts';
import { coverImageSweep, personalSweeps } from '../../src/sweeps.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, newCourse, pathsOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { dieIn } from '../support/die-in.ts';
import { picture } from '../support/pictures.ts';
import { exported, importerOf } from '../support/transfer.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;
let models: ReturnType<typeof createModels>;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
  models = createModels(await stack.database('catalog'));
}, 60_000);

const dayMs = 24 * 3_600_000;
const sweepIn = (days: number): Promise<number> =>
  sweepJob(coverImageSweep(models, under.deps), new Date(Date.now() + days * dayMs));
const upload = async (number: number): Promise<string> => {
  const answer = await author.post('cover-images', { picture: await picture(number) });
  expect(answer.status).toBe(201);
  return answer.body.id;
};
const isKept = async (id: string) => (await author.get(`cover-images/${id}`)).status === 200;
const served = async (courseId: string): Promise<Response> =>
  fetch(`${under.baseUrl}/api/course-image/${courseId}`);
let last = 70;
/** A published course, with an uploaded picture. */
const pictured = async (id: string, number: number) => {
  await importCourses(under.deps, [course(id, (last += 1))]);
  const image = await upload(number);
  expect((await author.patch(`courses/${id}`, { coverImage: image })).body).toMatchObject({
    coverImage: image,
    editedByStaff: true,
  });
  return image;
};
const versionsOf = async (id: string): Promise<{ id: string; fields: string[] }[]> =>
  (await author.get(`courses/${id}/versions`)).body;

test('When a picture is uploaded and saved with a course, then everybody gets it as WebP, which a browser keeps', async () => {
  const image = await pictured('shown', 10);
  const answer = await served('shown');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    etag: `"${image}"`,
  });
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  const again = await fetch(answer.url, { headers: { 'if-none-match': `"${image}"` } });
  expect(again.status).toBe(304);
  expect(await upload(10)).toBe(image);
  const own = await author.get(`cover-images/${image}`);
  expect(own.headers.get('content-type')).toBe('image/webp');
  expect((await author.patch('courses/shown', { coverImage: null })).status).toBe(200);
  expect((await served('shown')).headers.get('content-type')).toMatch('image/svg+xml');
  const audits = under.events
    .map(({ data }) => data as { resourceId?: string; fields?: string[] })
    .filter(({ resourceId }) => resourceId === 'shown');
  expect(audits.map(({ fields }) => fields)).toEqual(
    expect.arrayContaining([expect.arrayContaining(['coverImage'])]),
  );
});

test('When an address names another version, or a picture is gone, then no browser keeps what is sent instead', async () => {
  const image = await pictured('passing', 20);
  const { body: courses } = await under.client.get('/api/courses/passing');
  const freshness = async (query: string): Promise<string | null> => {
    const answer = await fetch(`${under.baseUrl}/api/course-image/passing${query}`);
    expect(answer.status).toBe(200);
    return answer.headers.get('cache-control');
  };
  expect(await freshness(`?v=${courses.coverVersion}`)).toMatch(/^public, max-age=300/);
  expect(await freshness('?v=another')).toBe('no-store');
  await author.patch('courses/passing', { coverImage: null });
  expect(await freshness(`?v=${courses.coverVersion}`)).toBe('no-store');
  await models.courses.updateOne({ _id: 'passing' }, { $set: { coverImage: '0'.repeat(64) } });
  await author.patch('courses/passing', { titleEn: 'Told of' });
  expect(await freshness('')).toBe('no-store');
  expect(image).toHaveLength(64);
});

test('When a picture or its id is refused, then it says why and nothing changes', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  const refused = await author.post('cover-images', { picture: svg });
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'picture' }] } });
  expect(refused.body.fields[0].message).toMatch(/^SVG/);
  expect((await author.post('cover-images', { picture: 'no base 64!' })).status).toBe(400);
  expect((await author.post('cover-images', {})).status).toBe(400);
  const large = Buffer.alloc(10 * 1024 * 1024 + 1, 0xff).toString('base64');
  expect((await author.post('cover-images', { picture: large })).body.fields[0].message).toMatch(/10 MB/);
  await importCourses(under.deps, [course('unpictured', 50)]);
  const { body: before } = await author.get('courses/unpictured');
  for (const coverImage of ['0'.repeat(64), 'elsewhere', '../x']) {
    const answer = await author.patch('courses/unpictured', { coverImage, titleEn: 'Other' });
    expect([answer.status, ...pathsOf(answer)]).toEqual([400, 'coverImage']);
  }
  expect((await author.get('courses/unpictured')).body).toEqual(before);
  expect((await author.get(`cover-images/${'0'.repeat(64)}`)).status).toBe(404);
});

test('When no course is saved with a picture, then it goes after a day', async () => {
  const image = await upload(30);
  await sweepIn(0.9);
  expect(await isKept(image)).toBe(true);
  await sweepIn(1.1);
  expect(await under.deps.coverImageRecords.find(image)).toBeNull();
  expect(await upload(30)).toBe(image);
  expect(await under.deps.coverImageRecords.find(image)).not.toBeNull();
});

test('When a course has another picture, is copied or lies in the bin, then its picture stays for as long as it may be shown', async () => {
  const first = await pictured('kept', 40);
  const second = await upload(41);
  await author.patch('courses/kept', { coverImage: second });
  const copy = await author.post('courses/kept/duplicate');
  expect(copy.body).toMatchObject({ coverImage: second, status: 'draft' });
  await author.delete('courses/kept');
  await sweepIn(20);
  expect([await isKept(first), await isKept(second)]).toEqual([true, true]);
  expect((await author.post('courses/kept/restore')).status).toBe(200);
  expect((await author.get('courses/kept')).body.coverImage).toBe(second);
});

test('When an earlier version is restored, then its picture is shown again, and a save of an older one is a conflict', async () => {
  const image = await pictured('restored', 50);
  const { version } = (await author.get('courses/restored')).body;
  await author.patch('courses/restored', { coverImage: null });
  await sweepIn(30);
  const [removal, pictures] = await versionsOf('restored');
  expect([removal?.fields, pictures?.fields]).toEqual([['coverImage'], ['coverImage']]);
  const state = (await author.get(`courses/restored/versions/${pictures?.id}`)).body.state;
  expect(state).toMatchObject({ coverImage: image, cover: { es: { tag: 'prueba' } } });
  expect((await author.patch('courses/restored', { coverImage: image }, version)).status).toBe(409);
  const restored = await author.post(`courses/restored/versions/${pictures?.id}/restore`);
  expect(restored.body.coverImage).toBe(image);
  expect((await served('restored')).headers.get('etag')).toBe(`"${image}"`);
});

test("When a course's time in the bin is over, then its pictures go with it, and another course's stays", async () => {
  const shared = await pictured('ending', 60);
  const own = await upload(61);
  await author.patch('courses/ending', { coverImage: own });
  await importCourses(under.deps, [course('staying', (last += 1))]);
  await author.patch('courses/staying', { coverImage: shared });
  await author.delete('courses/ending');
  const later = new Date(Date.now() + 31 * dayMs);
  for (const job of personalSweeps(models, under.deps))
    if (job.name === 'courses in the bin') await sweepJob(job, later);
  await sweepIn(31);
  expect(await under.deps.coverImageRecords.find(own)).toBeNull();
  expect(await under.deps.coverImageRecords.find(shared)).not.toBeNull();
});

test('When a save and a sweep come at once, then a course never has a picture that is gone', async () => {
  await importCourses(under.deps, [course('raced', (last += 1))]);
  for (let round = 0; round < 10; round += 1) {
    const image = await upload(100 + round);
    await models.coverImages.updateOne({ _id: image }, { $set: { usedAt: new Date(0) } });
    const [saved] = await Promise.all([author.patch('courses/raced', { coverImage: image }), sweepIn(0)]);
    expect([200, 400]).toContain(saved.status);
    const has = (await author.get('courses/raced')).body.coverImage;
    if (saved.status === 200) expect(has).toBe(image);
    if (has) expect(await under.deps.coverImageRecords.find(has)).not.toBeNull();
  }
});

test.each([
  'catalog.after_uploaded_cover',
  'catalog.after_claimed_cover',
  'versions.after_write',
  'versions.after_filed',
])(
  'When a service dies at %s, then the call can be sent again and nothing stays for ever',
  async (failPoint) => {
    const id = failPoint.replaceAll(/[._]/g, '-');
    const number = 200 + failPoint.length;
    await importCourses(under.deps, [course(id, (last += 1))]);
    const isUpload = failPoint === 'catalog.after_uploaded_cover';
    const image = isUpload ? '' : await upload(number);
    const sent = await picture(number);
    await dieIn({ stack, under }, failPoint, (client, authorization) =>
      isUpload
        ? client.post('/api/admin/cover-images', { authorization, body: { picture: sent } })
        : client.patch(`/api/admin/courses/${id}`, { authorization, body: { coverImage: image } }),
    );
    // What a version that is not filed yet shows stays too.
    if (failPoint === 'versions.after_write') {
      await models.courses.updateOne({ _id: id }, { $set: { coverImage: null } });
      await sweepIn(2);
      expect(await under.deps.coverImageRecords.find(image)).not.toBeNull();
    }
    const again = isUpload ? await upload(number) : image;
    expect((await author.patch(`courses/${id}`, { coverImage: again })).status).toBe(200);
    expect((await served(id)).headers.get('etag')).toBe(`"${again}"`);
    await models.courses.deleteMany({ _id: id });
    await under.deps.versions.deleteOf('courses', [id]);
    await sweepIn(2);
    expect(await under.deps.coverImageRecords.find(again)).toBeNull();
  },
  120_000,
);

test('When a course with a picture is exported and imported, then the files say nothing of it and it stays', async () => {
  const image = await pictured('travelling', 120);
  const { files } = await exported(under, 'travelling');
  expect([...files.values()].join('')).not.toContain(image);
  const staff = importerOf(author);
  const sent = new Map([...files].map(([path, text]) => [path, text.replace('Course travelling', 'A trip')]));
  const answer = await staff.importAll(sent);
  expect(answer.status).toBe(200);
  expect((await author.get('courses/travelling')).body).toMatchObject({ coverImage: image });
  const file = (await author.get('courses/travelling/file')).body.state;
  expect(file).toHaveProperty('cover');
  expect(file).not.toHaveProperty('coverImage');
});

test('When one uploads many at once, then some are kept, and the others refused at once and kept later', async () => {
  const pictures = await Promise.all([130, 131, 132, 133, 134, 135].map(picture));
  const answers = await Promise.all(pictures.map((sent) => author.post('cover-images', { picture: sent })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(new Set([await upload(130), await upload(131)]).size).toBe(2);
});

test('When a course of an earlier release is saved whole, then its picture is no change', async () => {
  const { body: made } = await author.post('courses', newCourse);
  await models.courses.updateOne({ _id: made.id }, { $unset: { coverImage: 1 } });
  const { body: read } = await author.get(`courses/${made.id}`);
  await author.patch(`courses/${made.id}`, read);
  expect(await versionsOf(made.id)).toHaveLength(1);
});
