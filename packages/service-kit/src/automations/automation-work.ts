import type { AutomationType } from '@academy/contracts/shared/automation-types.ts';
import { defineFeature, type Feature } from '../lifecycle/feature.ts';
import type { Runtime } from '../lifecycle/service-runtime.ts';
import { createSignal } from '../lifecycle/signal.ts';
import { createTaskStore, type TaskStore } from '../work-queue/task-store.ts';
import { createWorkers } from '../work-queue/work-queue.ts';
import { automationModels, type AutomationModels, type AutomationTask } from './automation-models.ts';
import { failureOf, reportRun, type RunReport } from './report-run.ts';

/**
 * Does the work of a run and gives what came of it in figures. May run again after a crash, so its effect must not
 * double. Its signal aborts when the service stops or the work is another's: it should end then, by throwing.
 */
export type AutomationWork = (
  signal: AbortSignal,
  work: WorkOfRuns,
) => Promise<Readonly<Record<string, number>>>;

/** What a work is done for. */
export interface WorkOfRuns {
  /** The runs that it stands for. After a crash it stands for the same ones, perhaps with later ones beside them. */
  runIds: readonly [string, ...string[]];
}

/** What a service can do of what is done by time. */
export type AutomationWorks = Readonly<Partial<Record<AutomationType, AutomationWork>>>;

/** How runs reach the work queue. */
export interface AutomationInbox {
  add: (run: { runId: string; automationId: string; type: string }) => Promise<void>;
}

export interface AutomationParts {
  inbox: AutomationInbox;
  feature: Feature;
}

export interface AutomationWorkOptions {
  works: AutomationWorks;
  now?: () => Date;
  /** After how long another replica takes a run over from one that was killed. Default 20 s. */
  leaseMs?: number;
}

/** Runs that waited while nobody could work are done by one piece of work, which all of them report. */
const mostTogether = 100;
/** A run that ended its process so often is given up. */
const mostTakings = 5;
/** Longer than the topic of runs keeps a message, which may be delivered again until then. */
const keptForMs = 60 * 24 * 60 * 60 * 1000;

type Tasks = readonly [AutomationTask, ...AutomationTask[]];

const outcomeOf = async (
  work: AutomationWork,
  [first, ...others]: Tasks,
  signal: AbortSignal,
): Promise<Pick<RunReport, 'counts' | 'error'>> => {
  try {
    if (first.attempts > mostTakings) throw new Error('the process of its service ended each time');
    const runIds = [first._id, ...others.map(({ _id }) => _id)] as const;
    return { counts: { ...(await work(signal, { runIds })) }, error: null };
  } catch (error) {
    // Broken off, not failed: another replica does it.
    if (signal.aborted) throw error;
    return { counts: {}, error: failureOf(error) };
  }
};

interface WorkOnRuns {
  models: AutomationModels;
  works: AutomationWorks;
  now: () => Date;
}

const workOnRuns =
  ({ models, works, now }: WorkOnRuns) =>
  async (tasks: Tasks, { signal }: { signal: AbortSignal }): Promise<void> => {
    const [first] = tasks;
    // The inbox keeps only what there is work for.
    const work = works[first.type as AutomationType];
    if (!work) return;
    const startedAt = now().toISOString();
    const outcome = await outcomeOf(work, tasks, signal);
    const finishedAt = now().toISOString();
    for (const { _id: runId, key, type } of tasks)
      await reportRun(models, { runId, automationId: key ?? '', type, startedAt, finishedAt, ...outcome });
  };

const inboxOn = (
  store: TaskStore<AutomationTask>,
  { works, added }: { works: AutomationWorks; added: () => void },
): AutomationInbox => ({
  add: async ({ runId, automationId, type }) => {
    if (!Object.hasOwn(works, type)) return;
    if (await store.add({ _id: runId, key: automationId, type })) added();
  },
});

/**
 * A service's work of automations put together: what `automationDueHandler` takes in is worked on from a queue under
 * a lease that is renewed, one run of an automation at a time in all replicas, and reported as automation_finished.
 */
export const createAutomationWork = (
  { mongo, logger }: Pick<Runtime, 'mongo' | 'logger'>,
  { works, now = () => new Date(), leaseMs = 20_000 }: AutomationWorkOptions,
): AutomationParts => {
  const models = automationModels(mongo);
  const store = createTaskStore(models.tasks, { leaseMs, batch: mostTogether, now });
  const added = createSignal();
  return {
    inbox: inboxOn(store, { works, added: added.raise }),
    feature: defineFeature({
      name: 'automations',
      models: [models.tasks, models.reports],
      workers: createWorkers({
        name: 'automations',
        store,
        handle: workOnRuns({ models, works, now }),
        leaseMs,
        // What fails is reported; only a store that is away, or a stop, makes it be tried again.
        maxAttempts: Infinity,
        concurrency: 2,
        wakeOn: added,
        logger,
      }),
      sweeps: [
        {
          name: 'runs of automations',
          model: models.tasks,
          filter: (at) => ({ handledAt: { $lt: new Date(at.getTime() - keptForMs) } }),
        },
        {
          name: 'reports of automations',
          model: models.reports,
          filter: (at) => ({ finishedAt: { $lt: new Date(at.getTime() - keptForMs) } }),
        },
      ],
    }),
  };
};
