import type { Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const all = '/api/admin/canned-answers';
const texts = {
  titleEs: 'Dónde está el certificado',
  titleEn: 'Where the certificate is',
  textEs: 'Lo tienes en Ajustes, en «Certificados».',
  textEn: 'It is in Settings, under Certificates.',
};
const create = (changes: object = {}) =>
  auth.client.post(all, {
    authorization: admin.bearer,
    body: { ...texts, ...changes },
    headers: { 'accept-language': 'es' },
  });
const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  auth.client.patch(`${all}/${id}`, { authorization: admin.bearer, body, headers });
const list = async (query: string) =>
  (await auth.client.get(`${all}?${query}`, { authorization: admin.bearer })).body as { id: string }[];

test('When an answer is kept ready, then staff find it by its words in either language and read both', async () => {
  const { status, body } = await create({ titleEs: 'Facturas zurdas' });
  expect([status, body]).toEqual([201, expect.objectContaining({ ...texts, titleEs: 'Facturas zurdas' })]);
  expect(await list(`filter=${JSON.stringify({ q: 'zurdas' })}`)).toEqual([body]);
  const read = await auth.client.get(`${all}/${body.id}`, { authorization: admin.bearer });
  expect([read.body, read.headers.get('etag')]).toEqual([body, `"${body.version}"`]);
});

test('When it is changed by somebody meanwhile, then the second is told, and the first change stays', async () => {
  const { body } = await create();
  const headers = { 'if-match': `"${body.version}"` };
  expect((await change(body.id, { textEn: 'Look in Settings.' }, headers)).status).toBe(200);
  const second = await change(body.id, { textEn: 'Ask us.' }, headers);
  expect([second.status, second.body.type]).toEqual([409, '/problems/changed-meanwhile']);
  const read = await auth.client.get(`${all}/${body.id}`, { authorization: admin.bearer });
  expect(read.body).toMatchObject({ textEn: 'Look in Settings.', textEs: texts.textEs });
});

test('When it is deleted, then it is gone for everybody', async () => {
  const { body } = await create();
  const remove = () =>
    auth.client.delete(`${all}/${body.id}`, { authorization: admin.bearer, language: 'es' });
  expect((await remove()).status).toBe(204);
  expect([(await remove()).status, (await change(body.id, { titleEs: 'x' })).status]).toEqual([404, 404]);
  expect(await list(`filter=${JSON.stringify({ ids: [body.id] })}`)).toEqual([]);
});

test.each([
  ['titleEs', { titleEs: '  ' }, 'El título en español'],
  ['titleEn', { titleEn: 'x'.repeat(81) }, 'El título en inglés'],
  ['textEs', { textEs: '' }, 'El texto en español'],
  ['textEn', { textEn: undefined }, 'El texto en inglés'],
])('When %s is missing or too long, then it is named: %#', async (field, wrong, name) => {
  const { status, body } = await create(wrong);
  expect([status, body.fields[0].path]).toEqual([400, field]);
  expect(body.error).toContain(name);
});

test('When a member or a moderator asks for them, then they are refused', async () => {
  for (const person of [await auth.people.register(), await auth.people.withRole('moderator')]) {
    expect((await auth.client.get(all, { authorization: person.bearer })).status).toBe(403);
    expect((await auth.client.post(all, { authorization: person.bearer, body: texts })).status).toBe(403);
  }
});
