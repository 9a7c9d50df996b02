import { until } from '@academy/service-kit/testing/wait-for.ts';
import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { invitationsOf } from '../support/invitations.ts';
import type { Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ INVITATIONS_PER_MINUTE: '100000' });
const people = invitationsOf(auth);
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const counts = async () => [
  await auth.models.invitations.countDocuments(),
  await auth.models.invitationImports.countDocuments(),
  await auth.models.users.countDocuments(),
  people.mails.all().filter(({ template }) => template === 'invitation').length,
];

test('When a file is planned, then it is said who is invited, known, doubled and at fault, and nothing changes', async () => {
  const member = await auth.people.register();
  const invited = people.address();
  await people.importFile(admin, [`${invited};Eva Sol;;`]);
  await people.mails.read(invited, 'invitation');
  const before = await counts();
  const [fresh, teacher, twice] = [people.address(), people.address(), people.address()];
  const { status, body } = await people.plan(
    admin,
    [
      `${fresh};Ana Ruiz;en;`,
      `${teacher};Luis Gil;;teacher`,
      `${member.email.toUpperCase()};Otra Persona;;`,
      `${invited};Eva Sol;;`,
      `${twice};Uno Dos;;`,
      `${twice.toUpperCase()};Tres Cuatro;;`,
      'nowhere;Cinco Seis;;',
    ],
    { reader: 'en' },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    invitations: 3,
    languages: { es: 2, en: 1 },
    roles: [{ line: 3, email: teacher, role: 'teacher' }],
    existing: [{ line: 4, email: member.email.toUpperCase() }],
    invited: [{ line: 5, email: invited }],
    doubled: [{ email: twice, lines: [6, 7] }],
    problems: [{ line: 8, column: 'correo', text: expect.stringMatching(/not an email address/) }],
  });
  expect(await counts()).toEqual(before);
  const refused = await people.confirm(admin, ['nowhere;Cinco Seis;;'], body.basis);
  expect(refused.status).toBe(409);
  expect(await counts()).toEqual(before);
});

test('When a plan has problems or doubles and is confirmed all the same, then it is refused and nobody is invited', async () => {
  const address = people.address();
  for (const lines of [
    [`${address};Ana Ruiz;;`, 'nowhere;Ana Ruiz;;'],
    [`${address};Ana Ruiz;;`, `${address};Ana Ruiz;;`],
    [`${(await auth.people.register()).email};Ana Ruiz;;`],
  ]) {
    const { body } = await people.plan(admin, lines);
    const { status, body: problem } = await people.confirm(admin, lines, body.basis);
    expect([status, problem.fields[0].path]).toEqual([400, 'file']);
  }
  expect(people.mails.to(address)).toEqual([]);
});

test('When a plan is confirmed, then each person gets one mail in their language, and the audit log says who, how many and which file', async () => {
  const [one, two] = [people.address(), people.address()];
  const lines = [`${one};Ana Ruiz;;`, `${two};Bob Smith;en;teacher`];
  const done = await people.importFile(admin, lines, { fileName: 'curso de otoño.csv' });
  expect(done).toMatchObject({ total: 2, done: 2, skipped: 0, fileName: 'curso de otoño.csv' });
  expect(await people.mails.read(one, 'invitation')).toMatchObject({ language: 'es', userId: null });
  const { language, values } = await people.mails.read(two, 'invitation');
  expect([language, values.name]).toEqual(['en', 'Bob']);
  expect(values.acceptUrl).toMatch(/^http:\/\/localhost:8080\/invitation#[\w.-]+$/);
  const actions = () =>
    auth.events
      .filter(({ topic }) => topic === adminActionRecordedV1.topic)
      .map(({ data }) => adminActionRecordedV1.data.parse(data));
  await until(() =>
    actions().some(({ action, values }) => action === 'invitation.sent' && values?.role?.after === 'teacher'),
  );
  expect(actions().find(({ resourceId }) => resourceId === done.id)).toMatchObject({
    actorId: admin.user.id,
    action: 'invitation.imported',
    fields: ['fileName', 'invitations'],
    values: { invitations: { before: null, after: 2 } },
  });
  const kept = await auth.models.invitationImports.findOne({ _id: done.id }).lean();
  expect(kept?.rows).toEqual([]);
  const stored = JSON.stringify(await auth.models.invitations.find({ importId: done.id }).lean());
  expect(stored).not.toContain(values.acceptUrl.split('#')[1]?.split('.')[1]);
});

test('When a confirmation is sent again after a lost answer, then it is the same import and nobody gets two mails', async () => {
  const address = people.address();
  const lines = [`${address};Ana Ruiz;;`];
  const { body } = await people.plan(admin, lines);
  const answers = await Promise.all([1, 2, 3].map(() => people.confirm(admin, lines, body.basis)));
  answers.push(await people.confirm(admin, lines, body.basis));
  expect(answers.map(({ status, body: started }) => [status, started.id])).toEqual(
    answers.map(() => [202, answers[0]?.body.id]),
  );
  await people.isOver(admin, answers[0]?.body.id);
  await people.mails.read(address, 'invitation');
});

test('When two administrators import the same file at once, then one of them does, and the other sees another plan', async () => {
  const other = await auth.people.withRole('administrator');
  const lines = [1, 2, 3].map(() => `${people.address()};Ana Ruiz;;`);
  const plans = await Promise.all([people.plan(admin, lines), people.plan(other, lines)]);
  const [mine, theirs] = plans.map(({ body }) => body.basis);
  expect(mine).toBe(theirs);
  const answers = await Promise.all([people.confirm(admin, lines, mine), people.confirm(other, lines, mine)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.type).toMatch(/import-outdated/);
  const started = answers.find(({ status }) => status === 202)?.body;
  expect((await people.plan(other, lines)).body).toMatchObject({ invitations: 0, invited: { length: 3 } });
  expect(await people.isOver(admin, started.id)).toMatchObject({ done: 3, skipped: 0 });
  for (const line of lines) await people.mails.read(line.split(';')[0] ?? '', 'invitation');
});

test('When two files share an address and are confirmed at once, then that person gets one mail', async () => {
  const [shared, one, two] = [people.address(), people.address(), people.address()];
  const files = [one, two].map((own) => [`${shared};Ana Ruiz;;`, `${own};Eva Sol;;`]);
  const plans = await Promise.all(files.map((lines) => people.plan(admin, lines)));
  const started = await Promise.all(
    files.map((lines, i) => people.confirm(admin, lines, plans[i]?.body.basis)),
  );
  const taken = started.filter(({ status }) => status === 202);
  const done = await Promise.all(taken.map(({ body }) => people.isOver(admin, body.id)));
  expect(done.reduce((sum, { done: rows, skipped }) => sum + rows - skipped, 0)).toBe(taken.length + 1);
  await people.mails.read(shared, 'invitation');
});

test('When somebody registers or is invited after the plan, then it is out of date', async () => {
  const [one, two] = [people.address(), people.address()];
  const lines = [`${one};Ana Ruiz;;`, `${two};Eva Sol;;`];
  const { body } = await people.plan(admin, lines);
  await auth.people.register({ email: two });
  const { status, body: problem } = await people.confirm(admin, lines, body.basis);
  expect([status, problem.type]).toEqual([409, expect.stringMatching(/import-outdated/)]);
  expect((await people.plan(admin, lines)).body).toMatchObject({
    invitations: 1,
    existing: [{ line: 3, email: two }],
  });
  expect(people.mails.to(one)).toEqual([]);
});

test('When an invitation has expired, then the same file invites anew', async () => {
  const address = people.address();
  const lines = [`${address};Ana Ruiz;;`];
  await people.importFile(admin, lines);
  expect((await people.plan(admin, lines)).body.invitations).toBe(0);
  auth.passTime(15 * 24 * 3_600_000);
  admin = await auth.people.admin();
  expect((await people.plan(admin, lines)).body.invitations).toBe(1);
  await people.importFile(admin, lines);
  await people.mails.read(address, 'invitation', 2);
});

test('When the mail of an invitation failed, then the same file invites anew, and the link before stops working', async () => {
  const address = people.address();
  const lines = [`${address};Ana Ruiz;;`];
  const { id: importId } = await people.importFile(admin, lines);
  const before = await people.tokenTo(address);
  const [first] = await people.listed(admin, { importId });
  await auth.deps.invitations.change(first?.id ?? '', () => ({ state: { state: 'failed' }, events: [] }));
  expect((await people.plan(admin, lines)).body.invitations).toBe(1);
  expect(await people.importFile(admin, lines)).toMatchObject({ done: 1, skipped: 0 });
  const next = await people.tokenTo(address, 2);
  expect((await people.open(before)).status).toBe(400);
  expect((await people.listed(admin, { importId }))[0]?.status).toBe('withdrawn');
  expect((await people.open(next)).status).toBe(200);
});

test('When somebody is withdrawn and imported again and again, then past the limit of mails they get no other, and the import says so', async () => {
  const address = people.address();
  const lines = [`${address};Ana Ruiz;;`];
  const most = auth.deps.config.ACCOUNT_MAILS_PER_RECIPIENT;
  for (let mails = 0; mails < most; mails += 1) {
    const { id: importId } = await people.importFile(admin, lines);
    const [one] = await people.listed(admin, { importId });
    await people.act(admin, one?.id ?? '', 'withdraw');
  }
  expect(await people.importFile(admin, lines)).toMatchObject({ done: 1, skipped: 1, limited: 1 });
  expect(people.mails.to(address).length).toBe(most);
});

test.each(['support', 'moderator', 'teacher', 'auditor', 'learner'] as const)(
  'When a %s plans or confirms an import, then it is refused',
  async (role) => {
    const staff = await auth.people.withRole(role);
    const lines = [`${people.address()};Ana Ruiz;;`];
    expect((await people.plan(staff, lines)).status).toBe(403);
    expect((await people.confirm(staff, lines, 'x')).status).toBe(403);
    expect((await people.act(staff, 'nobody', 'withdraw')).status).toBe(403);
  },
);
