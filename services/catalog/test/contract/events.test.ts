import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import { catalog as contract } from '@academy/contracts/registry/catalog.ts';
import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import type { EventCase } from '@academy/service-kit/testing/published-events.ts';
import { testPublishedEvents } from '@academy/service-kit/testing/test-published-events.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { contentCases } from './event-cases/content-cases.ts';
import { learningCases } from './event-cases/learning-cases.ts';
import { startWorld, type World } from './event-cases/world.ts';

const stack = useTestStack();
let world: World;
beforeAll(async () => {
  world = await startWorld(stack);
}, 60_000);
const at = () => world;

const cases: EventCase[] = [
  ...contentCases(at),
  ...learningCases(at),
  {
    when: 'a run of an automation ends',
    events: [automationFinishedV1],
    act: async () =>
      (await createAutomationRuns(stack.kafka(), world.under.events).run('publish_next_course')).automationId,
  },
];

testPublishedEvents(contract, cases, () => world.under.events);
