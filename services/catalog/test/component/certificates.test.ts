import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { courseCompletedV1 } from '@academy/contracts/events/catalog/course-completed.v1.ts';
import type { Envelope, EventContract } from '@academy/contracts/events/event.ts';
import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { endBinnedCourse } from '../../src/use-cases/bin/end-in-bin.ts';
import { removeCourse } from '../../src/use-cases/bin/put-in-bin.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { issueMissingCertificates } from '../../src/use-cases/certificates/issue-certificates.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { complete } from '../support/complete.ts';
import { course, importTwoCourses } from '../support/content.ts';
import { account, tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
const audited: Envelope[] = [];

beforeAll(async () => {
  under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'test.audited',
    topics: [auditTopics.actions.name],
    since: 'beginning',
    handler: (envelope) => void audited.push(envelope),
    logger: stack.logger,
  });
  stack.afterSuite(() => reader.stop());
  await reader.ready();
}, 60_000);

const tell = (event: EventContract, id: string, sequence: number, over: Record<string, unknown> = {}) =>
  tellOfUser(stack.kafka(), event, { id, sequence, data: account(id, over) });
const issued = (userId: string) => under.deps.certificates.listOf(userId);
const until1 = (userId: string) => until(async () => (await issued(userId)).length === 1);
const toldOf = (userId: string) =>
  under.events.filter(
    ({ type, subject }) => subject === userId && type === 'academy.catalog.certificate_issued.v1',
  );
const codePattern = /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** A premium learner with the certificate of the first course. */
const certified = async (sub: string) => {
  await tell(userRegisteredV1, sub, 1, { plan: 'premium', firstName: 'José', lastName: 'Ñuñez-Iñárritu' });
  await complete(under, sub, 'first', 'premium');
  await until1(sub);
  const authorization = await under.issuer.bearer({ sub, plan: 'premium' });
  const { body } = await under.client.get('/api/certificates', { authorization });
  return { authorization, certificate: body[0], path: `/api/certificates/${body[0].code}` };
};

test('When a premium learner completes a course, then one certificate with a readable code is theirs', async () => {
  const { certificate, path } = await certified('ana');
  expect(certificate).toMatchObject({
    name: 'José Ñuñez-Iñárritu',
    courseTitleEs: 'Curso first',
    lessonCount: 2,
    exerciseCount: 4,
    revokedAt: null,
  });
  expect(certificate.code).toMatch(codePattern);
  const visitor = await under.client.get(path);
  expect(visitor.body).toEqual(certificate);
  const typed = certificate.code.replaceAll('-', '').toLowerCase();
  expect((await under.client.get(`/api/certificates/${typed}`)).body).toEqual(certificate);
  const unknown = await under.client.get('/api/certificates/AAAA-BBBB-CCCC', { language: 'es' });
  expect(unknown).toMatchObject({ status: 404 });
  expect(unknown.body.detail).toContain('No hay ningún certificado con ese código');
});

test('When a certificate is issued ten times at once and its event comes again, then there is one, told once', async () => {
  await tell(userRegisteredV1, 'eva', 1, { plan: 'free' });
  await complete(under, 'eva', 'second', 'premium');
  expect(await issued('eva')).toEqual([]);
  const learner = { _id: 'eva', firstName: 'Eva', lastName: 'Sol', plan: 'premium' } as const;
  await Promise.all(Array.from({ length: 10 }, () => issueMissingCertificates(under.deps, learner)));
  await tell(planChangedV1, 'eva', 2, { plan: 'premium' });
  await tellOfUser(stack.kafka(), courseCompletedV1, {
    id: 'eva',
    sequence: 99,
    data: { userId: 'eva', courseId: 'second' },
  });
  await until(() => toldOf('eva').length > 0);
  await tell(userRegisteredV1, 'marker', 1);
  await until(async () => (await under.deps.people.find('marker')) !== null);
  expect(await issued('eva')).toHaveLength(1);
  expect(toldOf('eva')).toHaveLength(1);
});

test('When a free learner completes a free course, then its certificate is theirs as well', async () => {
  await tell(userRegisteredV1, 'ivo', 1, { plan: 'free', firstName: 'Ivo', lastName: 'Paz' });
  await complete(under, 'ivo', 'first');
  await until1('ivo');
  const authorization = await under.issuer.bearer({ sub: 'ivo' });
  const { body } = await under.client.get('/api/certificates', { authorization });
  expect(body).toMatchObject([{ name: 'Ivo Paz', courseId: 'first' }]);
  expect((await under.client.get(`/api/certificates/${body[0].code}/pdf`, { authorization })).status).toBe(
    200,
  );
});

test('When a free learner turns premium, then what they completed is certified, and stays when the plan lapses', async () => {
  await tell(userRegisteredV1, 'leo', 1, { plan: 'free' });
  await complete(under, 'leo', 'second', 'premium');
  const free = await under.issuer.bearer({ sub: 'leo' });
  expect((await under.client.get('/api/certificates', { authorization: free })).body).toEqual([]);
  await tell(planChangedV1, 'leo', 2, { plan: 'premium' });
  await until1('leo');
  await tell(planChangedV1, 'leo', 3, { plan: 'free' });
  await until(async () => (await under.deps.people.find('leo'))?.plan === 'free');
  expect((await under.client.get('/api/certificates', { authorization: free })).body).toHaveLength(1);
});

test('When the course and the person are renamed and the course withdrawn, then the certificate says what it said', async () => {
  const { certificate, path } = await certified('eli');
  const renamed = { titleEs: 'Otro nombre', titleEn: 'Another name' };
  await tell(userUpdatedV1, 'eli', 2, { plan: 'premium', firstName: 'Otra' });
  await importCourses(under.deps, [course('first', 0, { over: renamed })]);
  expect((await under.client.get(path)).body).toEqual(certificate);
  await importCourses(under.deps, [course('first', 0, { over: { ...renamed, status: 'draft' } })]);
  expect((await under.client.get(path)).body).toEqual(certificate);
  await importCourses(under.deps, [course('first', 0)]);
});

test('When the PDF is asked for, then only its owner gets it, in their language and the same each time', async () => {
  const { authorization, path } = await certified('pia');
  const pdf = async (lang: string) => {
    const { status, headers, body } = await under.client.get(`${path}/pdf?lang=${lang}`, { authorization });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    return { body, name: headers.get('content-disposition') };
  };
  expect((await pdf('es')).body).toBe((await pdf('es')).body);
  expect((await pdf('es')).body).toContain('/Lang (es)');
  expect((await pdf('en')).body).toContain('/Lang (en)');
  expect((await pdf('es')).name).toContain('certificado-');
  const other = await under.issuer.bearer({ sub: 'other', role: 'administrator', plan: 'premium' });
  expect((await under.client.get(`${path}/pdf`, { authorization: other })).status).toBe(404);
  expect((await under.client.get(`${path}/pdf`)).status).toBe(401);
});

test('When the picture is asked for, then anybody with the code gets it, once', async () => {
  const { path } = await certified('uma');
  const picture = await under.client.get(`${path}/image?lang=en`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ]);
  expect(picture.body).toContain('Certificate of José Ñuñez-Iñárritu');
  // It may be revoked, or go with its account: nobody shows it without asking again.
  expect(picture.headers.get('cache-control')).toBe('no-cache');
  const headers = { 'if-none-match': picture.headers.get('etag') ?? '' };
  expect((await under.client.get(`${path}/image?lang=en`, { headers })).status).toBe(304);
  expect((await under.client.get('/api/certificates/AAAA-BBBB-CCCC/image')).status).toBe(404);
});

test('When staff revoke and restore a certificate, then it says so, with a reason, and the audit log hears of it', async () => {
  const { authorization: own, certificate, path } = await certified('ian');
  const authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  const staffPath = `/api/admin/certificates/${certificate.code}`;
  const patch = (body: object, headers = {}) =>
    under.client.patch(staffPath, { authorization, body, headers });

  const refused = await patch({ revoked: true, revokedReason: '  ' });
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'revokedReason' }] } });
  const before = await under.client.get(staffPath, { authorization });
  const match = { 'if-match': before.headers.get('etag') ?? '' };
  const revoked = await patch({ revoked: true, revokedReason: 'Issued by mistake' }, match);
  expect(revoked.body).toMatchObject({ id: certificate.code, revokedReason: 'Issued by mistake' });
  expect((await patch({ revoked: false }, match)).status).toBe(409);
  expect((await under.client.get(path)).body.revokedAt).toBe(revoked.body.revokedAt);
  expect((await under.client.get(`${path}/pdf`, { authorization: own })).status).toBe(404);
  expect((await under.client.get(`${path}/image`)).status).toBe(404);
  const restored = await patch({ revoked: false });
  expect(restored.body).toMatchObject({ revokedAt: null, revokedReason: null });
  await until(() => audited.filter(({ subject }) => subject === 'boss').length === 2);
  expect(audited.map(({ data }) => data)).toMatchObject([
    { actorId: 'boss', action: 'certificate.revoked', resourceId: certificate.code },
    { action: 'certificate.restored' },
  ]);
  const filter = encodeURIComponent(JSON.stringify({ q: certificate.code.slice(0, 9) }));
  const list = await under.client.get(`/api/admin/certificates?filter=${filter}`, { authorization });
  expect(list.body).toEqual([restored.body]);
  expect(list.headers.get('x-total-count')).toBe('1');
});

test('When the account is deleted, then its certificate is gone', async () => {
  const { path } = await certified('zoe');
  await tellOfUser(stack.kafka(), userDeletedV1, { id: 'zoe', sequence: 2, data: { id: 'zoe' } });
  await until(async () => (await under.client.get(path)).status === 404);
});

test('When a completed course lies in the bin, then who earns its certificate gets it, and before it ends at last', async () => {
  for (const id of ['binned', 'ending']) {
    await importCourses(under.deps, [course(id, 30)]);
    await tell(userRegisteredV1, `of-${id}`, 1, { plan: 'free' });
    await complete(under, `of-${id}`, id, 'premium');
    await removeCourse(under.deps, { id, expectedVersion: null, actorId: 'boss' });
  }
  await tell(planChangedV1, 'of-binned', 2, { plan: 'premium' });
  await until1('of-binned');
  expect(await issued('of-binned')).toMatchObject([{ courseTitleEn: 'Course binned', lessonCount: 2 }]);
  const staff = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  const path = '/api/admin/learners/of-binned/progress';
  expect((await under.client.get(path, { authorization: staff })).body).toMatchObject([
    { courseId: 'binned', titleEn: 'Course binned', progress: null },
  ]);

  await until(() => under.deps.people.find('of-ending'));
  expect(await issued('of-ending')).toEqual([]);
  const find = async (id: string) => {
    const person = await under.deps.people.find(id);
    return person && { ...person, plan: 'premium' as const };
  };
  const upgraded = { ...under.deps, people: { ...under.deps.people, find } };
  const over = new Date(Date.now() + 31 * 24 * 3_600_000);
  expect(await endBinnedCourse(upgraded, 'ending', over)).toBe(true);
  expect(await issued('of-ending')).toMatchObject([{ courseTitleEn: 'Course ending' }]);
});
