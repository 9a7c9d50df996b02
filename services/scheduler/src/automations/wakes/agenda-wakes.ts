import { createWorker, type Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda, type AgendaBackend, type Job, type JobRepository } from 'agenda';
import { wakeCollection } from '../data/wake-model.ts';

export interface WakeOptions {
  /** Its database keeps the job that the replicas share; open by the time of `start`. */
  mongo: Runtime['mongo'];
  /** What one replica does at a time. May run again after a crash. */
  wake: () => Promise<void>;
  everyMs: number;
  /** After how long another replica wakes in the place of one that was killed; renewed while `wake` takes longer. */
  lockMs: number;
  logger: Logger;
}

const jobName = 'due automations';
const tryAgainMs = 5_000;

/**
 * agenda's backend on a connection that is the service's. It is connected here, before agenda gets it, since agenda has
 * no way to hear of a connect that fails; so too for the one unlocking that it does not wait for.
 */
const backendOn = async (mongo: Runtime['mongo'], logger: Logger): Promise<AgendaBackend> => {
  if (!mongo.db) throw new Error('the store is not connected');
  const backend = new MongoBackend({ mongo: mongo.db, collection: wakeCollection, ensureIndex: false });
  const { repository } = backend;
  await repository.connect();
  const guarded: JobRepository = Object.assign(Object.create(repository) as JobRepository, {
    unlockJob: (job: Parameters<JobRepository['unlockJob']>[0]) =>
      repository
        .unlockJob(job)
        .catch((error: unknown) => logger.warn({ err: error }, 'the lock of a wake was not released')),
  });
  return {
    name: backend.name,
    repository: guarded,
    ownsConnection: false,
    connect: () => Promise.resolve(),
    disconnect: () => Promise.resolve(),
  };
};

/** Renews the job's lock for as long as the work under it takes. */
const touching = async (job: Job, everyMs: number, work: () => Promise<void>): Promise<void> => {
  // A touch that fails lets the lock end, and another replica finds every slot in the ledger.
  const timer = setInterval(() => void job.touch().catch(() => undefined), everyMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
};

const startAgenda = async ({ mongo, wake, everyMs, lockMs, logger }: WakeOptions): Promise<Agenda> => {
  const agenda = new Agenda({ backend: await backendOn(mongo, logger), processEvery: everyMs });
  agenda.on('error', (error) => logger.warn({ err: error }, 'a wake failed'));
  agenda.define(jobName, (job: Job) => touching(job, lockMs / 3, wake), {
    concurrency: 1,
    lockLimit: 1,
    lockLifetime: lockMs,
  });
  await agenda.every(everyMs, jobName);
  await agenda.start();
  return agenda;
};

/** Wakes one replica after the other, again and again, by a job of agenda that they share. */
export const createWakes = (options: WakeOptions): Worker => {
  let agenda: Agenda | null = null;
  const starter = createWorker({
    name: 'start of wakes',
    work: async () => {
      agenda ??= await startAgenda(options);
    },
    everyMs: tryAgainMs,
    logger: options.logger,
  });
  return {
    name: 'wakes',
    start: starter.start,
    stop: async () => {
      await starter.stop();
      await agenda?.drain();
      await agenda?.stop(false);
    },
  };
};
