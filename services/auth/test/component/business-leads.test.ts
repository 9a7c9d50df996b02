import { createSweeper } from '@academy/service-kit/sweeper/sweeper.ts';
import { outdatedInquiries } from '../../src/support/inquiries/support-models.ts';
import { newAddress, from, type Person } from '../support/people.ts';
import { lead } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ LEADS_PER_ADDRESS_PER_HOUR: '3' });
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const send = (body: unknown, { address = newAddress(), language = 'en' } = {}) =>
  auth.client.post('/api/business/leads', from(address, { body, headers: { 'accept-language': language } }));
const read = async (id: string) =>
  (await auth.client.get(`/api/admin/leads/${id}`, { authorization: admin.bearer })).body;

test('When a visitor writes for their company, then staff have it as new', async () => {
  const { requestId: id, ...sent } = lead();
  const { status, body } = await send({ requestId: id, ...sent });
  expect([status, body]).toEqual([201, { id }]);
  expect(await read(id)).toMatchObject({ id, ...sent, status: 'new', version: 2 });
});

test('When team size and plan are left out, then they stay so, and what is not asked for is not kept', async () => {
  const sent = lead({ teamSize: undefined, plan: undefined, status: 'done', priority: true });
  const kept = await read((await send(sent)).body.id);
  expect(Object.keys(kept)).not.toContain('teamSize');
  expect(Object.keys(kept)).not.toContain('plan');
  expect(kept).toMatchObject({ status: 'new' });
});

test.each([
  ['name', { name: '  ' }, 'El nombre es obligatorio', 'Name is required'],
  ['company', { company: '' }, 'La empresa es obligatoria', 'Company is required'],
  ['email', { email: 'berta@' }, 'El correo electrónico no es válido', 'Invalid email address'],
  [
    'teamSize',
    { teamSize: 0 },
    'El número de personas debe ser como mínimo 1',
    'The number of people must be at least 1',
  ],
  [
    'teamSize',
    { teamSize: 'doce' },
    'Escribe el número de personas en cifras',
    'Enter the number of people in digits',
  ],
  ['plan', { plan: 'free' }, 'El plan no tiene un valor admitido', 'The plan does not have an allowed value'],
  [
    'text',
    { text: 'Hi' },
    'El mensaje debe tener al menos 10 caracteres',
    'The message must be at least 10 characters',
  ],
])(
  'When %s is not as it should be (%j), then the refusal names it in the visitor’s language',
  async (path, changes, es, en) => {
    const before = await auth.models.leads.countDocuments();
    for (const [language, message] of [
      ['es', es],
      ['en', en],
    ] as const) {
      const { status, body } = await send(lead(changes), { language });
      expect([status, body.fields]).toEqual([400, [{ path, message }]]);
    }
    expect(await auth.models.leads.countDocuments()).toBe(before);
  },
);

test('When the form is sent twice at once and once more, then it is one message', async () => {
  const sent = lead();
  const address = newAddress();
  const answers = [
    ...(await Promise.all([send(sent, { address }), send(sent, { address })])),
    await send(sent, { address }),
  ];
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([201, sent.requestId]));
  expect(await auth.models.leads.countDocuments({ _id: sent.requestId })).toBe(1);
  const changed = await send({ ...sent, teamSize: 40 }, { address });
  expect([changed.status, changed.body.fields[0].path]).toEqual([409, 'requestId']);
  expect((await read(sent.requestId)).teamSize).toBe(12);
});

test('When the last of an hour is sent thirty times at once, then each is answered, and no other passes', async () => {
  const address = newAddress();
  for (let before = 0; before < 2; before += 1) expect((await send(lead(), { address })).status).toBe(201);
  const last = lead();
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(last, { address })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
    new Set([`201 ${last.requestId}`]),
  );
  expect((await send(last, { address })).status).toBe(201);
  expect((await send(lead(), { address })).status).toBe(429);
});

test('When a form that was counted is refused for its id, then it takes nobody’s place', async () => {
  const address = newAddress();
  const sent = lead();
  await send(sent, { address: newAddress() });
  for (let tries = 0; tries < 4; tries += 1)
    expect((await send({ ...sent, text: `Another text, ${tries}.` }, { address })).status).toBe(409);
  for (let more = 0; more < 3; more += 1) expect((await send(lead(), { address })).status).toBe(201);
});

test('When an address has sent as many as an hour allows, then it waits, and others do not', async () => {
  const address = newAddress();
  for (let sent = 0; sent < 3; sent += 1) expect((await send(lead(), { address })).status).toBe(201);
  const refused = await send(lead(), { address, language: 'es' });
  expect([refused.status, refused.body.error]).toEqual([
    429,
    'Ya hemos recibido varios mensajes desde tu red. Vuelve a intentarlo dentro de una hora.',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
  expect((await send(lead())).status).toBe(201);
});

test('When two years have passed, then the sweep takes a message, and no younger one', async () => {
  const [old, young] = [lead(), lead()];
  for (const sent of [old, young]) expect((await send(sent)).status).toBe(201);
  const twoYearsAgo = new Date(Date.now() - 731 * 86_400_000);
  await auth.models.leads.updateOne(
    { _id: old.requestId },
    { $set: { createdAt: twoYearsAgo, updatedAt: twoYearsAgo } },
  );
  const jobs = [{ name: 'old', model: auth.models.leads, filter: outdatedInquiries }];
  const sweeper = createSweeper({ jobs, everyMs: 60_000, logger: auth.stack.logger });
  await sweeper.sweep();
  // The service's own sweeper may have been there first: what counts is who is left.
  const left = await auth.models.leads.find({ _id: { $in: [old.requestId, young.requestId] } }).lean();
  expect(left.map(({ _id }) => _id)).toEqual([young.requestId]);
});
