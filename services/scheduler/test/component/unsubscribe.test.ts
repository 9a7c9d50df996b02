import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { unsubscribeToken } from '../../src/mail/domain/unsubscribe-token.ts';
import { testMailKey } from '../support/mail-fixtures.ts';
import { memberOf } from '../support/members.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;

beforeAll(async () => {
  under = await startScheduler(stack);
}, 60_000);

const pathOf = (userId: string) => {
  const token = unsubscribeToken(testMailKey, { userId, activity: 'reply' });
  return `/api/notifications/unsubscribe?token=${encodeURIComponent(token)}`;
};
const call = (path: string, init: RequestInit = {}) =>
  fetch(under.baseUrl + path, { headers: { 'accept-language': 'en' }, ...init });
const wantsReplies = (userId: string) => under.deps.wantsMail(userId, 'reply');

test('When the link of a mail is opened, then nothing changes until its button is pressed', async () => {
  await memberOf(under, 'uma');
  const page = await call(pathOf('uma'));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('replies to your posts');
  expect(await wantsReplies('uma')).toBe(true);

  const done = await call(pathOf('uma'), { method: 'POST', body: new URLSearchParams() });
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('You will get no more mails of this kind.');
  expect(await wantsReplies('uma')).toBe(false);
  expect(await under.deps.wantsMail('uma', 'certificate')).toBe(true);
});

test('When a mail program unsubscribes with one click, twice, then mails of that kind have ended', async () => {
  const member = await memberOf(under, 'ivo');
  const oneClick = () =>
    call(pathOf('ivo'), { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await oneClick()).status).toBe(200);
  expect((await oneClick()).status).toBe(200);
  const { body } = await member.get('/api/notifications/preferences');
  expect(body).toMatchObject({ reply: { app: true, mail: false } });
});

test.each(['', 'reply.uma.AAAAAAAAAAAAAAAAAAAAAA', 'x'])(
  'When the token is %j, then the page says so and nothing changes',
  async (token) => {
    const path = `/api/notifications/unsubscribe?token=${token}`;
    for (const method of ['GET', 'POST']) {
      const answer = await call(path, { method });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('This link is incomplete.');
    }
  },
);

test('When the account is deleted, then its old links keep nothing of it', async () => {
  const member = await memberOf(under, 'gil');
  await member.leaves();
  expect((await call(pathOf('gil'), { method: 'POST' })).status).toBe(200);
  expect(await under.deps.preferences.choicesOf('gil')).toEqual({});
});
