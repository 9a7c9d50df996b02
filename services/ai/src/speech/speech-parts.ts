import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createSignal } from '@academy/service-kit/lifecycle/signal.ts';
import { createWorker, type Worker } from '@academy/service-kit/lifecycle/worker.ts';
import { createVoicePool } from '@academy/speech/voice/voice-pool.ts';
import type { Budgets } from '../budgets/domain/budget-port.ts';
import type { KnowledgeDeps } from '../knowledge/knowledge-parts.ts';
import type { SpeechModel } from '../providers/provider-port.ts';
import { later } from '../locks/patience.ts';
import type { PersonLocks } from '../locks/person-locks.ts';
import { createAudioCache } from './data/audio-cache.ts';
import { audioModels } from './data/audio-models.ts';
import { hearableOf } from './hearable.ts';
import { createPlanner } from './planning/planner.ts';
import type { SpeechDeps } from './use-cases/speech-deps.ts';
import { createBuiltInVoice } from './voices/built-in-voice.ts';
import { createModelVoice } from './voices/model-voice.ts';

export interface SpeechParts extends SpeechDeps {
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
}

const trimEveryMs = 10 * 60_000;

/** Reading out, put together: what its use cases work with, and what runs with the service. */
export const createSpeechParts = (
  { mongo, logger }: Pick<Runtime, 'mongo' | 'logger'>,
  { knowledge, locks, model, cacheMb }: SpeechOptions,
): SpeechParts => {
  const kept = createSignal();
  const cache = createAudioCache(audioModels(mongo), {
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
