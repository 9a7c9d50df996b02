import { schedulerEndpoints } from '@academy/contracts/http/scheduler/scheduler-endpoints.ts';
import { callInViewing } from '@academy/service-kit/testing/no-trace.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { memberOf } from '../support/members.ts';
import { startScheduler } from '../support/scheduler-under-test.ts';

const stack = useTestStack();

test('When an administrator views the academy as a learner, then the scheduler shows nothing of them and changes nothing', async () => {
  const under = await startScheduler(stack);
  await memberOf(under, 'ana');
  const { read, refused, changed, published } = await callInViewing(
    { ...under, mongo: under.runtime.mongo },
    {
      endpoints: schedulerEndpoints,
      authorization: await under.issuer.viewing({ sub: 'ana' }),
      idOf: () => 'weekly_digest',
      // The clock of the automations writes here, whoever reads.
      leftOut: ['agenda_jobs'],
    },
  );
  expect(Object.entries(read).filter(([, status]) => status !== 200)).toEqual([]);
  expect(Object.entries(refused).filter(([, status]) => status !== 403)).toEqual([]);
  expect([changed, published]).toEqual([[], 0]);
}, 60_000);
