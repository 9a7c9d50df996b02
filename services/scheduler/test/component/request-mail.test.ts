import { unseal } from '@academy/service-kit/secrets/seal.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createModels } from '../../src/dependencies.ts';
import { requestMail } from '../../src/mail/use-cases/request-mail.ts';
import { testMailKey } from '../support/mail-fixtures.ts';
import { startScheduler, type SchedulerUnderTest } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
let under: SchedulerUnderTest;
let mails: ReturnType<typeof createModels>['mails'];

const userId = '0197f3a0-0000-7000-8000-0000000000aa';
const values = {
  name: 'Ana',
  author: 'Luis P.',
  postTitle: '¿Cómo pido un tono?',
  excerpt: 'Con un ejemplo.',
  url: 'https://academy.example/community/1',
};

beforeAll(async () => {
  under = await startScheduler(stack);
  mails = createModels(await stack.database('scheduler')).mails;
}, 60_000);

test('When one mail is asked for twice, then one is in the queue, and nothing of it can be read at rest', async () => {
  const mail = { _id: 'reply_created:1:ana', template: 'reply', userId, values } as const;
  await requestMail(under.deps, mail);
  await requestMail(under.deps, mail);

  const kept = await mails.find({ userId }).lean();
  expect(kept).toMatchObject([{ _id: mail._id, template: 'reply' }]);
  expect(JSON.stringify(kept)).not.toContain('Luis');
  expect(JSON.parse(unseal(testMailKey, kept[0]?.sealedValues ?? ''))).toEqual(values);
});

test('When a value does not fit the template, then nothing is queued', async () => {
  const mail = { _id: 'reply_created:2:ana', template: 'reply', userId } as const;
  await expect(
    requestMail(under.deps, { ...mail, values: { ...values, url: '/community/1' } }),
  ).rejects.toThrow('url');
  expect(await mails.find({ _id: mail._id }).lean()).toEqual([]);
});
