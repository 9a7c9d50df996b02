import { aiEndpoints } from '@academy/contracts/http/ai/ai-endpoints.ts';
import { aiTopics } from '@academy/contracts/events/ai/topics.ts';
import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { callInViewing } from '@academy/service-kit/testing/no-trace.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startAi } from '../support/ai-under-test.ts';

const stack = useTestStack();

test('When an administrator views what ai serves as a learner, then what they read leaves no trace and they write nothing', async () => {
  const under = await startAi(stack, { topics: [...Object.values(aiTopics), auditTopics.actions] });
  const { read, refused, changed, published } = await callInViewing(
    { ...under, mongo: under.runtime.mongo },
    {
      endpoints: aiEndpoints,
      authorization: await under.issuer.viewing({ sub: 'ana' }),
      idOf: () => 'first',
      queries: { listNews: '?language=es', listTools: '?language=es' },
    },
  );
  expect(Object.entries(read).filter(([, status]) => status !== 200)).toEqual([]);
  expect(Object.entries(refused).filter(([, status]) => status !== 403)).toEqual([]);
  expect([Object.keys(read).length > 3, changed, published]).toEqual([true, [], 0]);
}, 60_000);
