import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { createSignal } from '@academy/service-kit/lifecycle/signal.ts';
import { createWorker, type Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { createVoicePool } from '@academy/speech/voice/voice-pool.ts';
import type { Budgets } from '../budgets/domain/budget-port.ts';
import type { KnowledgeDeps } from '../knowledge/knowledge-feature.ts';
import type { SpeechModel } from '../providers/provider-port.ts';
import { later } from '../locks/patience.ts';
import type { PersonLocks } from '../locks/person-locks.ts';
import { speechRouter } from './api/speech-router.ts';
import { createAudioCache } from './data/audio-cache.ts';
import type { AudioModels } from './data/audio-models.ts';
import { hearableOf } from './hearable.ts';
import { createPlanner } from './planning/planner.ts';
import type { SpeechDeps } from './use-cases/speech-deps.ts';
import { createBuiltInVoice } from './voices/built-in-voice.ts';
import { createModelVoice } from './voices/model-voice.ts';

export interface RunningSpeech extends SpeechDeps {
  /** Run with the service: the voices, and what keeps the cache small. */
  workers: Worker[];
}

export interface SpeechOptions {
  knowledge: Pick<KnowledgeDeps, 'records'>;
  locks: PersonLocks;
  /** The provider's, where one is configured, with the budgets that it is paid from. */
  model: { speech: SpeechModel; budgets: Budgets } | null;
  /** How much audio is kept, in megabytes. */
  cacheMb: number;
  logger: Logger;
}

const trimEveryMs = 10 * 60_000;

/** What the use cases of reading out work with, and what runs with the service. */
export const createSpeechDeps = (
  models: AudioModels,
  { knowledge, locks, model, cacheMb, logger }: SpeechOptions,
): RunningSpeech => {
  const kept = createSignal();
  const cache = createAudioCache(models, {
    maxBytes: cacheMb * 1024 * 1024,
    now: () => new Date(),
    onKept: kept.raise,
  });
  const pool = createVoicePool({ logger });
  const planner = createPlanner({ logger });
  const builtIn = createBuiltInVoice(pool);
  const trimmer = createWorker({
    name: 'speech-cache',
    work: cache.trim,
    everyMs: trimEveryMs,
    wakeOn: kept,
    logger,
  });
  const voices: SpeechDeps['voices'] = model
    ? [createModelVoice(model.speech, model.budgets), builtIn]
    : [builtIn];
  return {
    hearable: hearableOf(knowledge.records),
    planner,
    voices,
    cache,
    locks,
    later,
    logger,
    workers: [pool.worker, planner.worker, trimmer],
  };
};

/** Lessons and documents, read out. */
export const speechFeature = (deps: { speech: RunningSpeech }, models: AudioModels): Feature =>
  defineFeature({
    name: 'speech',
    models: Object.values(models),
    routers: (routes) => [speechRouter(routes, deps)],
    workers: deps.speech.workers,
  });
