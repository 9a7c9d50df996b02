import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { complete } from '../support/complete.ts';
import { importTwoCourses } from '../support/content.ts';
import { account, tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
/** Another replica on the same stores. */
let replica: CatalogUnderTest;

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  replica = await startCatalog(stack);
  const names = { ana: ['Ana', 'Ruiz'], eva: ['Eva María', 'Íñiguez'], leo: ['Leo', ''] };
  for (const [id, [firstName, lastName]] of Object.entries(names)) {
    const data = account(id, { firstName, lastName });
    await tellOfUser(stack.kafka(), userRegisteredV1, { id, sequence: 1, data });
    await until(async () => (await under.deps.people.find(id)) !== null);
    await complete(under, id, 'first');
  }
}, 60_000);

const path = '/api/reviews/first';
const bearer = (sub: string) => under.issuer.bearer({ sub });
const save = async (sub: string, rating: number, text = '') =>
  under.client.put(path, { authorization: await bearer(sub), body: { rating, text, language: 'es' } });
const list = async (query = '', sub?: string) =>
  under.client.get(`/api/reviews?course=first${query}`, sub ? { authorization: await bearer(sub) } : {});
const ratingAt = async ({ client }: CatalogUnderTest) => (await client.get('/api/courses')).body[0].rating;
const admin = () => under.issuer.bearer({ sub: 'boss', role: 'administrator' });

test('When the course is not completed, then it cannot be rated, and no stars are shown', async () => {
  expect(await ratingAt(under)).toBeNull();
  const refused = await save('visitor', 5);
  expect(refused).toMatchObject({ status: 409 });
  const own = await under.client.get(`${path}/own`, { authorization: await bearer('visitor') });
  expect(own.body).toEqual({ mayReview: false, review: null });
  expect((await save('ana', 6)).body.fields).toMatchObject([{ path: 'rating' }]);
  expect((await under.client.put(path, { body: {} })).status).toBe(401);
});

test('When those who completed it rate it, then each counts once, at every replica', async () => {
  await Promise.all([1, 2, 3].map((rating) => save('ana', rating)));
  expect((await save('ana', 5, 'Muy útil')).body).toMatchObject({ author: 'Ana R.', own: true, rating: 5 });
  await save('eva', 4, 'Bien');
  await save('leo', 5);
  expect(await ratingAt(under)).toEqual({ average: 4.7, count: 3 });
  expect((await under.client.get('/api/courses/first')).body.rating).toEqual({ average: 4.7, count: 3 });
  await until(async () => (await ratingAt(replica))?.count === 3);
});

test('When a course has more reviews than a page, then the pages hold each once, newest first', async () => {
  const whole = (await list()).body;
  expect(whole.map(({ author }: { author: string }) => author)).toEqual(['Leo', 'Eva María Í.', 'Ana R.']);
  expect(whole.some(({ own }: { own: boolean }) => own)).toBe(false);
  const first = await list('&limit=2');
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await under.client.get(next);
  expect([...first.body, ...second.body]).toEqual(whole);
  expect(second.headers.get('link')).toBeNull();
  expect((await list('&after=nonsense')).status).toBe(400);
  expect((await under.client.get('/api/reviews?course=nothing')).status).toBe(404);
});

test('When staff hide a review, then only its author sees it, it does not count, and it stays hidden when edited', async () => {
  const authorization = await admin();
  const { body } = await list();
  const { id } = body.find(({ author }: { author: string }) => author === 'Ana R.');
  const staffPath = `/api/admin/reviews/${id}`;
  const patch = (change: object, headers = {}) =>
    under.client.patch(staffPath, { authorization, body: change, headers });
  expect((await patch({ hidden: true })).body.fields).toMatchObject([{ path: 'hiddenReason' }]);
  const before = await under.client.get(staffPath, { authorization });
  const match = { 'if-match': before.headers.get('etag') ?? '' };
  const hidden = await patch({ hidden: true, hiddenReason: 'Spam' }, match);
  expect(hidden.body).toMatchObject({ hidden: true, hiddenReason: 'Spam', userId: 'ana' });
  expect((await patch({ hidden: false }, match)).status).toBe(409);
  expect((await list()).body).toHaveLength(2);
  expect((await list('', 'ana')).body).toHaveLength(3);
  expect(await ratingAt(under)).toEqual({ average: 4.5, count: 2 });
  const own = await bearer('ana');
  expect((await under.client.delete(path, { authorization: own })).status).toBe(204);
  expect((await under.client.delete(path, { authorization: own })).status).toBe(404);
  await save('ana', 1, 'Otra vez');
  expect((await list()).body).toHaveLength(2);
  const filter = encodeURIComponent(JSON.stringify({ hidden: true }));
  const staffList = await under.client.get(`/api/admin/reviews?filter=${filter}`, { authorization });
  expect(staffList.body).toMatchObject([{ id, text: 'Otra vez' }]);
  await patch({ hidden: false });
  expect(await ratingAt(under)).toEqual({ average: 3.3, count: 3 });
});

test('When a review is taken back or its account deleted, then it is gone and no longer counts', async () => {
  await under.client.delete(path, { authorization: await bearer('eva') });
  expect(await ratingAt(under)).toEqual({ average: 3, count: 2 });
  const own = await under.client.get(`${path}/own`, { authorization: await bearer('eva') });
  expect(own.body).toEqual({ mayReview: true, review: null });
  await tellOfUser(stack.kafka(), userDeletedV1, { id: 'leo', sequence: 2, data: { id: 'leo' } });
  await until(async () => (await ratingAt(under))?.count === 1);
  expect((await list()).body).toHaveLength(1);
});
