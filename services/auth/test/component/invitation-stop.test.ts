import { invitationsOf } from '../support/invitations.ts';
import type { Person } from '../support/people.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { useAuth } from '../support/use-auth.ts';

// Six seconds between two people: time to stop an import after the first.
const auth = useAuth({ INVITATIONS_PER_MINUTE: '10' });
const people = invitationsOf(auth);
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

/** An import of three people, of whom the first is invited. */
const begun = async (by: Person) => {
  const emails = [1, 2, 3].map(() => people.address());
  const lines = emails.map((email) => `${email};Ana Ruiz;;`);
  const { body: plan } = await people.plan(by, lines);
  const { body } = await people.confirm(by, lines, plan.basis);
  const id = body.id as string;
  await until(async () => (await people.imports(admin)).some((one) => one.id === id && one.done === 1));
  return { id, emails, lines };
};
const stop = (by: Person, id: string) =>
  auth.client.post(`/api/admin/invitation-imports/${encodeURIComponent(id)}/stop`, {
    authorization: by.bearer,
  });
const kept = (id: string) => auth.models.invitationImports.findOne({ _id: id }).lean();

test('When staff stop an import, then nobody else of it is invited, it says so, and the rest may be imported anew', async () => {
  const support = await auth.people.withRole('support');
  const { id, emails, lines } = await begun(admin);
  expect((await stop(support, id)).status).toBe(403);
  const stopped = await stop(admin, id);
  expect([stopped.status, stopped.body]).toMatchObject([200, { done: 1, total: 3, stopped: 'asked' }]);
  expect(stopped.body.endedAt).not.toBeNull();
  expect((await kept(id))?.rows).toEqual([]);
  expect((await people.plan(admin, lines)).body).toMatchObject({ invitations: 2, invited: { length: 1 } });
  expect((await stop(admin, id)).body.stopped).toBe('asked');
  expect((await stop(admin, 'nobody')).status).toBe(404);
  await until(async () => (await kept(id))?.handledAt != null, { withinMs: 30_000 });
  expect(emails.map((email) => people.mails.to(email).length)).toEqual([1, 0, 0]);
});

test.each([
  [
    'demoted',
    (by: Person) =>
      auth.client.patch(`/api/admin/users/${by.user.id}`, {
        authorization: admin.bearer,
        body: { role: 'support' },
      }),
  ],
  [
    'deleted',
    (by: Person) => auth.client.delete(`/api/admin/users/${by.user.id}`, { authorization: admin.bearer }),
  ],
])(
  'When the author of an import is %s, then it ends, and nothing of it names them anew',
  async (why, act) => {
    const chief = await auth.people.withRole('administrator');
    const { id, emails } = await begun(chief);
    expect((await act(chief)).status).toBe(200);
    await until(async () => (await kept(id))?.handledAt != null, { withinMs: 30_000 });
    expect((await people.imports(admin)).find((one) => one.id === id)).toMatchObject({
      done: 1,
      stopped: 'author',
    });
    expect((await kept(id))?.rows).toEqual([]);
    expect(await auth.models.invitations.countDocuments({ importId: id })).toBe(1);
    const named = await auth.models.invitations.countDocuments({ invitedBy: chief.user.id });
    expect(named).toBe(why === 'deleted' ? 0 : 1);
    expect(emails.map((email) => people.mails.to(email).length)).toEqual([1, 0, 0]);
    expect((await stop(admin, id)).body.stopped).toBe('author');
  },
);

test('When an import is over, then it is not stopped', async () => {
  const done = await people.importFile(admin, [`${people.address()};Ana Ruiz;;`]);
  expect(done.stopped).toBeNull();
  expect((await stop(admin, done.id)).status).toBe(409);
}, 30_000);
