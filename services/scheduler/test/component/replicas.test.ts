import { join } from 'node:path';
import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import type { AutomationRun } from '@academy/contracts/http/scheduler/automations.ts';
import { ensureIndexes } from '@academy/service-kit/mongo/connect-mongo.ts';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { automationModel } from '../../src/automations/data/automation-model.ts';
import { createAutomationRepository } from '../../src/automations/data/automation-repository.ts';
import { quick, startScheduler } from '../support/scheduler-under-test.ts';

const stack = useTestStack();
const intervalMs = 1_000;
const ids = ['a', 'b', 'c', 'd', 'e'];

const addAutomations = async (firstSlot: Date): Promise<void> => {
  const database = await stack.database('scheduler');
  const automations = createAutomationRepository(automationModel(database));
  await ensureIndexes(database);
  for (const _id of ids) {
    const state = { _id, type: 'refresh_news', isActive: true, intervalMs, lastRunAt: null } as const;
    await automations.create({ ...state, nextRunAt: firstSlot, createdAt: new Date() }, []);
  }
};

/** A replica that kills itself once it has entered its second slot: nothing is gone on from, its lock stays. */
const dieInTheMiddle = async (): Promise<void> => {
  const file = join(import.meta.dirname, '../../src/start.ts');
  const env = { ...stack.env, ...quick, AUTH_JWKS_URL: 'http://127.0.0.1:9/keys' };
  const child = startChild({ file, env: { ...env, FAILPOINT: 'automations.slot_opened:2' } });
  stack.afterSuite(() => child.kill('SIGKILL'));
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
};

/** Whether every slot from the first to the last has its run, or one that stands for it. */
const isWhole = (runs: readonly AutomationRun[], firstSlot: Date): boolean => {
  const missed = runs.reduce((sum, { missedSlots }) => sum + missedSlots, 0);
  const last = Date.parse(runs.at(-1)?.slot ?? '');
  return runs.length + missed === (last - firstSlot.getTime()) / intervalMs + 1;
};

test('When one of several replicas is killed in the middle, then every slot is run once all the same', async () => {
  const firstSlot = new Date();
  await addAutomations(firstSlot);
  await dieInTheMiddle();
  const diedAt = Date.now();
  const replicas = await Promise.all([startScheduler(stack), startScheduler(stack), startScheduler(stack)]);
  const [under] = replicas;
  const authorization = await under.issuer.bearer({ role: 'administrator' });
  const runsOf = async (id: string): Promise<AutomationRun[]> =>
    (await under.client.get(`/api/admin/automations/${id}/runs`, { authorization })).body.toReversed();

  // Three more seconds on all of them, and three once a second one is gone.
  const untilSlot = (at: number) =>
    until(
      async () =>
        (await Promise.all(ids.map(runsOf))).every((runs) => Date.parse(runs.at(-1)?.slot ?? '') >= at),
      { withinMs: 30_000 },
    );
  await untilSlot(Date.now() + 3_000);
  await replicas[2].stop();
  await untilSlot(Date.now() + 3_000);

  for (const id of ids) {
    // None left out but those that passed more than a minute before anybody came. A replica may be about to enter one.
    const runs = await until(async () => {
      const found = await runsOf(id);
      return isWhole(found, firstSlot) && found;
    });
    const slots = runs.map(({ slot }) => Date.parse(slot));
    const last = slots.at(-1) ?? 0;
    expect(new Set(slots).size).toBe(slots.length);
    const firstAfter = runs.map(({ startedAt }) => Date.parse(startedAt)).find((at) => at > diedAt);
    expect((firstAfter ?? Infinity) - diedAt).toBeLessThan(60_000);
    // An event that was sent as its sender died is sent again, with its id, by which readers take it once.
    const asked = () => {
      const due = under.events.filter(({ type, subject }) => type === automationDueV1.type && subject === id);
      const once = new Map(due.map((event) => [event.id, event]));
      return [...once.values()]
        .map(({ data }) => Date.parse((data as { slot: string }).slot))
        .filter((slot) => slot <= last);
    };
    await until(() => asked().length >= slots.length);
    expect(asked().toSorted((a, b) => a - b)).toEqual(slots);
  }
}, 120_000);
