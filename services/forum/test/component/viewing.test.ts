import { forumEndpoints } from '@academy/contracts/http/forum/forum-endpoints.ts';
import { callInViewing } from '@academy/service-kit/testing/no-trace.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startForum } from '../support/forum-under-test.ts';
import { memberOf } from '../support/members.ts';

const stack = useTestStack();

test('When an administrator views the forum as a learner, then what they read leaves no trace and they write nothing', async () => {
  const under = await startForum(stack);
  const ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  const { id } = (await ana.writePost()).body as { id: string };
  await ana.reply(id, 'An answer');
  const { read, refused, changed, published } = await callInViewing(
    { ...under, mongo: under.runtime.mongo },
    {
      endpoints: forumEndpoints,
      authorization: await under.issuer.viewing({ sub: 'ana', plan: 'premium' }),
      idOf: () => id,
    },
  );
  expect(Object.entries(read).filter(([, status]) => status !== 200)).toEqual([]);
  expect(Object.entries(refused).filter(([, status]) => status !== 403)).toEqual([]);
  expect([Object.keys(read).length > 4, changed, published]).toEqual([true, [], 0]);
}, 60_000);
