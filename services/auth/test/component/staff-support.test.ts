import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Person } from '../support/people.ts';
import { lead, question } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ LEADS_PER_ADDRESS_PER_HOUR: '100' });
let admin: Person;
let ana: Person;
let premium: Person;
const ids: Record<string, string> = {};

const asAdmin = () => ({ authorization: admin.bearer });
const list = (resource: string, query: Record<string, unknown> = {}) => {
  const params = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)] as [string, string]),
  );
  return auth.client.get(`/api/admin/${resource}?${params.toString()}`, asAdmin());
};
const idsOf = async (resource: string, query: Record<string, unknown> = {}): Promise<string[]> =>
  (await list(resource, query)).body.map(({ id }: { id: string }) => id);
const patch = (resource: string, id: string, body: unknown, headers: Record<string, string> = {}) =>
  auth.client.patch(`/api/admin/${resource}/${id}`, { ...asAdmin(), body, headers });
const auditOf = (id: string) =>
  auth.events.filter(
    ({ topic, data }) => topic === 'audit.actions' && (data as { resourceId: string }).resourceId === id,
  );

beforeAll(async () => {
  [admin, ana, premium] = await Promise.all([
    auth.people.admin(),
    auth.people.register({ firstName: 'Eulalia' }),
    auth.people.register(),
  ]);
  await auth.client.patch(`/api/admin/users/${premium.user.id}`, { ...asAdmin(), body: { isPremium: true } });
  const ask = async (name: string, person: Person, changes: Record<string, unknown>) => {
    const { body } = await auth.client.post('/api/help', {
      authorization: person.bearer,
      body: question(changes),
    });
    ids[name] = body.id;
  };
  await ask('first', ana, { subject: 'La factura (marzo)', text: 'No la encuentro en mi cuenta.' });
  await ask('urgent', premium, { subject: 'Certificado', text: 'Mi nombre está mal escrito.' });
  await ask('last', ana, { subject: 'Otra duda', text: 'Sobre la FACTURA de abril.' });
  const write = async (name: string, changes: Record<string, unknown>) => {
    ids[name] = (await auth.client.post('/api/business/leads', { body: lead(changes) })).body.id;
  };
  await write('soler', { company: 'Talleres Soler', plan: 'starter' });
  await write('rius', { company: 'Rius + Mas', email: 'hola@rius.example', plan: 'enterprise' });
});

describe('the list of questions', () => {
  test('When staff open it, then priority comes first, then the newest, with who asked', async () => {
    const { status, body, headers } = await list('help');
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([ids['urgent'], ids['last'], ids['first']]);
    expect(body[1]).toMatchObject({ email: ana.email, name: 'Eulalia Núñez', priority: false });
    expect(headers.get('content-range')).toBe('help 0-2/3');
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|argon2|outbox/);
  });

  test('When the asker has changed their email, then staff have the new one', async () => {
    const person = await auth.people.register();
    const { body } = await auth.client.post('/api/help', { authorization: person.bearer, body: question() });
    const email = `new.${person.email}`;
    await auth.client.patch(`/api/admin/users/${person.user.id}`, { ...asAdmin(), body: { email } });
    expect((await list('help', { filter: { ids: [body.id] } })).body).toMatchObject([{ email }]);
    await auth.client.delete(`/api/admin/users/${person.user.id}`, asAdmin());
  });

  test('When it is sorted and ranged, then those rows come with the count of all', async () => {
    const { body, headers } = await list('help', { sort: ['createdAt', 'ASC'], range: [0, 1] });
    expect(body.map(({ id }: { id: string }) => id)).toEqual([ids['first'], ids['urgent']]);
    expect(headers.get('x-total-count')).toBe('3');
    expect(await idsOf('help', { sort: ['subject', 'DESC'], range: [0, 0] })).toEqual([ids['last']]);
  });

  test('When it is filtered, then only those come', async () => {
    expect(await idsOf('help', { filter: { priority: true } })).toEqual([ids['urgent']]);
    expect(await idsOf('help', { filter: { priority: false, userId: ana.user.id } })).toEqual([
      ids['last'],
      ids['first'],
    ]);
    expect(await idsOf('help', { filter: { status: 'done' } })).toEqual([]);
    expect(await idsOf('help', { filter: { ids: [ids['first'], 'nothing'] } })).toEqual([ids['first']]);
  });

  test('When it is searched, then subject, text and who asked are looked through', async () => {
    expect(await idsOf('help', { filter: { q: 'factura' } })).toEqual([ids['last'], ids['first']]);
    expect(await idsOf('help', { filter: { q: '(marzo)' } })).toEqual([ids['first']]);
    expect(await idsOf('help', { filter: { q: premium.email } })).toEqual([ids['urgent']]);
    expect(await idsOf('help', { filter: { q: 'eulalia' } })).toEqual([ids['last'], ids['first']]);
    expect(await idsOf('help', { filter: { q: '.*' } })).toEqual([]);
    expect(await idsOf('help', { filter: { q: '´' } })).toEqual([]);
  });
});

describe('the list of companies’ questions', () => {
  test('When staff open it, then the newest comes first', async () => {
    const { body, headers } = await list('leads');
    expect(body.map(({ id }: { id: string }) => id)).toEqual([ids['rius'], ids['soler']]);
    expect(headers.get('content-range')).toBe('leads 0-1/2');
  });

  test('When it is sorted, filtered or searched, then those come', async () => {
    expect(await idsOf('leads', { sort: ['company', 'DESC'] })).toEqual([ids['soler'], ids['rius']]);
    expect(await idsOf('leads', { filter: { plan: 'enterprise', status: 'new' } })).toEqual([ids['rius']]);
    for (const q of ['ríus + más', 'HOLA@rius'])
      expect(await idsOf('leads', { filter: { q } })).toEqual([ids['rius']]);
    expect(await idsOf('leads', { filter: { q: 'workshop team' } })).toEqual([ids['rius'], ids['soler']]);
  });
});

test.each([
  ['help', 'sort', { sort: ['text', 'ASC'] }],
  ['help', 'filter', { filter: { status: 'lost' } }],
  ['help', 'filter', { filter: { priority: { $ne: true } } }],
  ['leads', 'sort', { sort: ['priority', 'ASC'] }],
  ['leads', 'filter', { filter: { email: { $gt: '' } } }],
  ['leads', 'range', { range: [5, 1] }],
])('When the list of %s has an unknown %s, then the refusal names it', async (resource, path, query) => {
  const { status, body } = await list(resource, query);
  expect([status, body.fields[0].path]).toEqual([400, path]);
});

describe.each(['help', 'leads'])('the status in %s', (resource) => {
  const newOne = async (): Promise<string> => {
    const { body } =
      resource === 'help'
        ? await auth.client.post('/api/help', { authorization: ana.bearer, body: question() })
        : await auth.client.post('/api/business/leads', { body: lead() });
    return body.id;
  };

  const versionOf = async (of: string, id: string): Promise<number> =>
    (await auth.client.get(`/api/admin/${of}/${id}`, asAdmin())).body.version;

  test('When staff change it, then the answer and the audit log say so, and never what was written', async () => {
    const id = await newOne();
    const before = await versionOf(resource, id);
    const { status, body, headers } = await patch(resource, id, {
      status: 'open',
      text: 'rewritten',
      priority: true,
    });
    expect([status, body.status, body.version, headers.get('etag')]).toEqual([
      200,
      'open',
      before + 1,
      `"${before + 1}"`,
    ]);
    expect(body.text).not.toBe('rewritten');
    expect(Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(body.createdAt));
    const [audit] = await until(() => (auditOf(id).length > 0 ? auditOf(id) : null));
    expect(audit).toMatchObject({
      subject: admin.user.id,
      data: {
        actorId: admin.user.id,
        action: resource === 'help' ? 'help.updated' : 'lead.updated',
        resource,
        resourceId: id,
        fields: ['status'],
      },
    });
    expect(JSON.stringify(audit)).not.toMatch(/lección|workshop|berta|open/);
  });

  test('When two of staff have it open, then the second is told and loses nothing', async () => {
    const id = await newOne();
    const seen = await auth.client.get(`/api/admin/${resource}/${id}`, asAdmin());
    const etag = seen.headers.get('etag') ?? '';
    expect(etag).toBe(`"${seen.body.version}"`);
    expect((await patch(resource, id, { status: 'open' }, { 'if-match': etag })).status).toBe(200);
    const second = await patch(
      resource,
      id,
      { status: 'done' },
      { 'if-match': etag, 'accept-language': 'es' },
    );
    expect([second.status, second.body.error]).toEqual([
      409,
      'Otra persona ha cambiado esta solicitud. Vuelve a cargarla antes de guardar.',
    ]);
    expect((await auth.client.get(`/api/admin/${resource}/${id}`, asAdmin())).body.status).toBe('open');
  });

  test('When it stays as it is, then nothing is written or told', async () => {
    const id = await newOne();
    const before = await versionOf(resource, id);
    for (const body of [{}, { status: 'new' }])
      expect((await patch(resource, id, body)).body.version).toBe(before);
    await patch(resource, id, { status: 'done' });
    await until(() => auditOf(id).length > 0);
    expect(auditOf(id)).toHaveLength(1);
  });

  test('When it is none that there is, then the refusal names it', async () => {
    const { status, body } = await patch(
      resource,
      await newOne(),
      { status: 'lost' },
      { 'accept-language': 'es' },
    );
    expect([status, body.fields]).toEqual([
      400,
      [{ path: 'status', message: 'El estado no tiene un valor admitido' }],
    ]);
  });

  test('When there is none of that id, then it is a 404', async () => {
    for (const method of ['get', 'patch'] as const) {
      const answer = await auth.client[method](`/api/admin/${resource}/nothing`, {
        ...asAdmin(),
        ...(method === 'patch' && { body: { status: 'open' } }),
        headers: { 'accept-language': 'es' },
      });
      expect([answer.status, answer.body.error]).toEqual([404, 'Esa solicitud no existe.']);
    }
  });
});
