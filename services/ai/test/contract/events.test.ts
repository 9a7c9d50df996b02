import { knownQuestionChangedV1 } from '@academy/contracts/events/ai/known-question-changed.v1.ts';
import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import { ai as contract } from '@academy/contracts/registry/ai.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import type { EventCase } from '@academy/service-kit/testing/published-events.ts';
import { testPublishedEvents } from '@academy/service-kit/testing/test-published-events.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { publishAcademy } from '../support/academy.ts';
import { passageIdOf } from '../../src/knowledge/domain/passage-id.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
let under: AiUnderTest;

beforeAll(async () => {
  under = await startAi(stack, { env: { NEWS_ALLOW_LOOPBACK: '1' }, topics });
}, 60_000);

const cases: EventCase[] = [
  {
    when: 'staff add a known question',
    events: [knownQuestionChangedV1],
    act: async () => {
      await publishAcademy(stack.kafka());
      const { passages } = await until(
        async () => {
          const snapshot = await under.deps.knowledge.read();
          return snapshot.passages.length > 0 && snapshot;
        },
        { what: 'the academy known' },
      );
      const passage = passageIdOf(passages[0]!);
      const authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
      const body = { question: 'What does a role do?', language: 'en', passage };
      const added = await under.client.post('/api/admin/known-questions', { authorization, body });
      return added.body.id;
    },
  },
  {
    when: 'a run of an automation ends',
    events: [automationFinishedV1],
    act: async () =>
      (await createAutomationRuns(stack.kafka(), under.events).run('retention_sweep')).automationId,
  },
  {
    when: 'staff do anything',
    events: [adminActionRecordedV1],
    act: async () => {
      const authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
      // A port that nothing listens at.
      const body = { url: 'http://127.0.0.1:9/feed' };
      await under.client.post('/api/admin/feeds', { authorization, body });
      return 'boss';
    },
  },
];

testPublishedEvents(contract, cases, () => under.events);
