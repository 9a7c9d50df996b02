import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { isNotified, setPreference } from '../../src/notifications/use-cases/preferences.ts';
import { memberOf } from '../support/members.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;

beforeAll(async () => {
  under = await startScheduler(stack);
}, 60_000);

const path = '/api/notifications/preferences';

test('When a member sets a switch, then it is kept for them alone and the others stay', async () => {
  const [ana, ben] = [await memberOf(under, 'ana'), await memberOf(under, 'ben')];
  const { body: before } = await ana.get(path);
  expect(before).toMatchObject({ reply: { app: true, mail: true }, weekly_digest: { mail: false } });
  await ana.put(path, { reply: { mail: false } });
  const { body: after } = await ana.put(path, { weekly_digest: { mail: true } });
  expect(after).toEqual({
    ...before,
    reply: { ...before.reply, mail: false },
    weekly_digest: { ...before.weekly_digest, mail: true },
  });
  expect(before.reply.name).toEqual({ es: 'Respuestas a mis publicaciones', en: 'Replies to my posts' });
  expect((await ana.get(path)).body).toEqual(after);
  expect((await ben.get(path)).body).toEqual(before);
  expect(await under.deps.preferences.listWhoTurnedOn('weekly_digest_mail', { limit: 10 })).toEqual(['ana']);
});

test.each([
  [{ coffee: { app: true } }, '', /No se admite: coffee/, /Not accepted: coffee/],
  [{ weekly_digest: { app: true } }, 'weekly_digest', /No se admite: app/, /Not accepted: app/],
  [{ reply: { mail: 'no' } }, 'reply.mail', /por correo no es/, /by mail is not/],
  [{ reply: { mail: false, sms: true } }, 'reply', /No se admite: sms/, /Not accepted: sms/],
])('When %j is set, then it is refused by name and nothing changes', async (body, field, es, en) => {
  const cam = await memberOf(under, 'cam');
  const { body: before } = await cam.get(path);
  const spanish = await cam.put(path, body, 'es');
  const english = await cam.put(path, body, 'en');
  expect([spanish.status, english.status]).toEqual([400, 400]);
  expect(spanish.body.fields).toEqual([{ path: field, message: expect.stringMatching(es) }]);
  expect(english.body.fields).toEqual([{ path: field, message: expect.stringMatching(en) }]);
  expect((await cam.get(path)).body).toEqual(before);
});

test('When somebody is deleted, then their choices go, and a late link in a mail leaves nothing', async () => {
  const dan = await memberOf(under, 'dan');
  const off = { userId: 'dan', activity: 'reply', channel: 'mail', on: false } as const;
  await setPreference(under.deps, off);
  expect(await isNotified(under.deps, off)).toBe(false);
  await dan.leaves();
  await until(() => isNotified(under.deps, off), { what: 'nothing is kept of the choice' });
  await setPreference(under.deps, off);
  expect(await under.deps.preferences.choicesOf('dan')).toEqual({});
});
