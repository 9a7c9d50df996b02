import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { createOutboxStore } from '@academy/service-kit/outbox/outbox-store.ts';
import { createSweeper } from '@academy/service-kit/sweeper/sweeper.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { createOwnerless } from '../../src/ownerless.ts';
import { helpTicketModel } from '../../src/support/inquiries/support-models.ts';
import { createHelpTicketRepository } from '../../src/support/inquiries/support-repository.ts';
import { newHelpTicket } from '../../src/support/inquiries/support.ts';
import type { Person } from '../support/people.ts';
import { question } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ HELP_REQUESTS_PER_DAY: '5' });
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const ask = (person: Person, body: unknown, language = 'en') =>
  auth.client.post('/api/help', {
    authorization: person.bearer,
    body,
    headers: { 'accept-language': language },
  });
const read = (id: string) => auth.client.get(`/api/admin/help/${id}`, { authorization: admin.bearer });
const asked = async (person: Person, changes: Record<string, unknown> = {}) => {
  const { status, body } = await ask(person, question(changes));
  expect(status).toBe(201);
  return (await read(body.id)).body;
};
const setPremium = (person: Person, isPremium: boolean) =>
  auth.client.patch(`/api/admin/users/${person.user.id}`, {
    authorization: admin.bearer,
    body: { isPremium },
  });
const countOf = (person: Person) => auth.models.helpTickets.countDocuments({ userId: person.user.id });

test('When a member asks, then staff have the question as new, with the account that it came from', async () => {
  const person = await auth.people.register();
  const sent = question({ subject: '  Una duda ', text: '¿Cómo cambio mi correo?' });
  const { status, body } = await ask(person, sent);
  expect([status, body]).toEqual([201, { id: sent.requestId }]);
  expect((await read(body.id)).body).toMatchObject({
    id: sent.requestId,
    userId: person.user.id,
    email: person.email,
    name: 'Ana Núñez',
    subject: 'Una duda',
    text: '¿Cómo cambio mi correo?',
    language: 'es',
    priority: false,
    status: 'new',
    version: 2,
  });
});

test('When a visitor asks, then they are to sign in first, and nothing is kept', async () => {
  const before = await auth.models.helpTickets.countDocuments();
  expect((await auth.client.post('/api/help', { body: question() })).status).toBe(401);
  expect(await auth.models.helpTickets.countDocuments()).toBe(before);
});

test('When a form without an id of its own is sent, then it is a question too', async () => {
  const person = await auth.people.register();
  const { body } = await ask(person, question({ requestId: undefined }));
  expect((await read(body.id)).body.userId).toBe(person.user.id);
});

describe('what the form must hold', () => {
  test.each([
    [
      'subject',
      { subject: ' a ' },
      'El asunto debe tener al menos 3 caracteres',
      'The subject must be at least 3 characters',
    ],
    ['subject', { subject: undefined }, 'El asunto es obligatorio', 'The subject is required'],
    [
      'subject',
      { subject: 'x'.repeat(151) },
      'El asunto admite como máximo 150 caracteres',
      'The subject must be at most 150 characters',
    ],
    [
      'text',
      { text: 'help' },
      'El mensaje debe tener al menos 10 caracteres',
      'The message must be at least 10 characters',
    ],
    [
      'text',
      { text: 'x'.repeat(5001) },
      'El mensaje admite como máximo 5000 caracteres',
      'The message must be at most 5000 characters',
    ],
    [
      'language',
      { language: 'fr' },
      'El idioma no tiene un valor admitido',
      'Language does not have an allowed value',
    ],
    [
      'requestId',
      { requestId: '1' },
      'El identificador de la solicitud no tiene un formato válido',
      "The request's id is not in a valid format",
    ],
  ])(
    'When %s is not as it should be, then the refusal names it in the caller’s language',
    async (path, changes, es, en) => {
      const person = await auth.people.register();
      for (const [language, message] of [
        ['es', es],
        ['en', en],
      ] as const) {
        const { status, body } = await ask(person, question(changes), language);
        expect([status, body.fields]).toEqual([400, [{ path, message }]]);
      }
      expect(await countOf(person)).toBe(0);
    },
  );

  test('When a text is as long as it may be, in letters of several bytes, then it is taken whole', async () => {
    const text = '語'.repeat(5000);
    expect((await asked(await auth.people.register(), { text })).text).toBe(text);
  });
});

describe('whose question comes first', () => {
  test('When a member says so themselves, then it is not priority', async () => {
    const person = await auth.people.register();
    const kept = await asked(person, { priority: true, plan: 'premium', isPremium: true, status: 'done' });
    expect(kept).toMatchObject({ priority: false, status: 'new' });
  });

  test('When they are premium by their account, then it is priority, whatever their token says, and stays so', async () => {
    const person = await auth.people.register();
    const before = await asked(person);
    await setPremium(person, true);
    const during = await asked(person);
    await setPremium(person, false);
    const after = await asked(person);
    expect([before.priority, during.priority, after.priority]).toEqual([false, true, false]);
    expect((await read(during.id)).body.priority).toBe(true);
  });
});

describe('a form that is sent again', () => {
  test('When it is sent twice at once and once more, then it is one question, and counts once', async () => {
    const person = await auth.people.register();
    const sent = question();
    const answers = [
      ...(await Promise.all([ask(person, sent), ask(person, sent)])),
      await ask(person, { ...sent, language: 'en' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
      Array(3).fill([201, sent.requestId]),
    );
    expect(await countOf(person)).toBe(1);
    for (let more = 0; more < 4; more += 1) await asked(person);
    expect((await ask(person, question())).status).toBe(429);
    expect((await ask(person, sent)).status).toBe(201);
  });

  test('When the last of a day is sent thirty times at once, then each is answered, and no other passes', async () => {
    const person = await auth.people.register();
    for (let before = 0; before < 4; before += 1) await asked(person);
    const last = question();
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(person, last)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
      new Set([`201 ${last.requestId}`]),
    );
    expect(await countOf(person)).toBe(5);
    expect((await ask(person, question())).status).toBe(429);
  });

  test('When it comes with another text, then the sender is told, and the first stays', async () => {
    const person = await auth.people.register();
    const sent = question();
    await ask(person, sent);
    const { status, body } = await ask(person, { ...sent, text: 'Ya está resuelto, gracias.' }, 'es');
    expect([status, body.type, body.fields[0].path]).toEqual([
      409,
      '/problems/request-id-taken',
      'requestId',
    ]);
    expect(body.error).toBe(
      'Ya recibimos este mensaje con otro contenido. Recarga la página para enviar uno nuevo.',
    );
    expect((await read(sent.requestId)).body.text).toBe(sent.text);
  });

  test("When it is somebody else's id, then it is refused", async () => {
    const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
    const sent = question();
    await ask(person, sent);
    expect((await ask(other, sent)).status).toBe(409);
    expect((await read(sent.requestId)).body.userId).toBe(person.user.id);
  });
});

describe('how many', () => {
  test('When a member has asked as often as a day allows, then they wait, and others do not', async () => {
    const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
    for (let sent = 0; sent < 5; sent += 1) await asked(person);
    const refused = await ask(person, question(), 'es');
    expect([refused.status, refused.body.error]).toEqual([
      429,
      'Hoy ya nos has enviado muchas preguntas. Espera un poco antes de enviar otra.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(await countOf(person)).toBe(5);
    await asked(other);
  });

  test('When questions are refused for what they hold, then they do not count', async () => {
    const person = await auth.people.register();
    for (let sent = 0; sent < 6; sent += 1)
      expect((await ask(person, question({ text: 'x' }))).status).toBe(400);
    await asked(person);
  });
});

describe("a member's own questions", () => {
  const own = (bearer?: string) => auth.client.get('/api/help', bearer ? { authorization: bearer } : {});

  test("When they look, then theirs come with state and answers, newest first, and nobody else's", async () => {
    const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
    const first = await asked(person, { subject: 'La primera' });
    const second = await asked(person, { subject: 'La segunda' });
    await asked(other);
    const answer = { authorization: admin.bearer, body: { text: 'Ya está arreglado.' } };
    expect((await auth.client.post(`/api/admin/help/${first.id}/answer`, answer)).status).toBe(200);
    const { status, body } = await own(person.bearer);
    const byThem = { isFromTeam: false, placePath: null, language: 'es' };
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: second.id,
        subject: 'La segunda',
        text: second.text,
        status: 'new',
        createdAt: second.createdAt,
        replies: [],
        answers: [],
        ...byThem,
      },
      {
        id: first.id,
        subject: 'La primera',
        text: first.text,
        status: 'done',
        createdAt: first.createdAt,
        replies: [],
        answers: [{ text: 'Ya está arreglado.', at: expect.any(String) }],
        ...byThem,
      },
    ]);
  });

  test('When staff look, then they see what they asked themselves, here too', async () => {
    await asked(await auth.people.register());
    expect(await own(admin.bearer)).toMatchObject({ status: 200, body: [] });
  });

  test('When a visitor looks, then they are to sign in first', async () => {
    expect((await own()).status).toBe(401);
  });
});

describe('when an account goes', () => {
  const remove = (person: Person) =>
    auth.client.delete(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer });

  test("When staff delete it, then its questions go too, and nobody else's", async () => {
    const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
    const [gone, kept] = [await asked(person), await asked(other)];
    await remove(person);
    expect((await read(gone.id)).status).toBe(404);
    expect(await countOf(person)).toBe(0);
    expect((await read(kept.id)).status).toBe(200);
  });

  test('When what staff did with a question waits to be told, then it is told before the last of it goes', async () => {
    const person = await auth.people.register();
    const { id } = await asked(person);
    const patch = { authorization: admin.bearer, body: { status: 'open' } };
    await auth.client.patch(`/api/admin/help/${id}`, patch);
    await remove(person);
    expect((await read(id)).status).toBe(404);
    await until(() => auth.events.find(({ data }) => (data as { resourceId?: string }).resourceId === id));
    await until(async () => (await countOf(person)) === 0);
  });

  test('When it goes just as the relay tells what staff did, then nothing of the question stays', async () => {
    const model = helpTicketModel(await auth.stack.database('without-relay'));
    const repository = createHelpTicketRepository(model);
    const relay = createOutboxStore(model, 'a relay');
    const asker = { _id: 'somebody', plan: 'free' } as const;
    const asked = newHelpTicket({ ...question(), language: 'es' }, asker, new Date());
    await repository.add(asked, []);
    const audit = staffActionRecorded({
      actorId: 'staff',
      action: 'help.updated',
      resource: 'help',
      resourceId: asked._id,
      fields: ['status'],
      at: new Date(),
    });
    await repository.change(asked._id, () => ({ state: { status: 'open' }, events: [audit] }));
    const lease = await relay.lease(asked._id, 5000);
    await repository.erase('somebody', new Date());
    expect(await model.findOne({ _id: asked._id }).lean()).toMatchObject({ subject: '', text: '' });
    if (lease.kind !== 'leased') throw new Error('nothing to tell');
    const rest = await relay.clear(asked._id, lease.outbox, 5000);
    expect(rest).toMatchObject({ events: [], removed: true });
    if (rest) await relay.clear(asked._id, rest, 5000);
    expect(await model.countDocuments()).toBe(0);
  });

  test('When a crash left questions of an account that is gone, then the sweep takes them, and no others', async () => {
    const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
    const [left, kept] = [await asked(person), await asked(other)];
    await auth.models.helpTickets.updateOne({ _id: left.id }, { $set: { userId: 'nobody' } });
    expect((await read(left.id)).body).toMatchObject({ email: '', name: '' });
    const sweeper = createSweeper({
      jobs: [
        {
          name: 'ownerless',
          model: auth.models.helpTickets,
          filter: createOwnerless({ model: auth.models.helpTickets, users: auth.models.users }, 1),
        },
      ],
      everyMs: 60_000,
      logger: auth.stack.logger,
    });
    // A page holds one question, so as many rounds as there are questions see them all.
    const rounds = await auth.models.helpTickets.countDocuments();
    for (let round = 0; round < rounds; round += 1) await sweeper.sweep();
    expect([(await read(left.id)).status, (await read(kept.id)).status]).toEqual([404, 200]);
  });
});
