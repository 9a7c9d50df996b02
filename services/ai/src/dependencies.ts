import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { createKnowledgeParts } from './knowledge/knowledge-parts.ts';
import { createPlaygroundParts } from './playground/playground-parts.ts';
import type { Config } from './config.ts';
import { createPromptParts } from './prompts/prompt-parts.ts';
import { createSpeechParts } from './speech/speech-parts.ts';
import { createTurns } from './turns/turns.ts';
import type { AiDeps } from './use-cases/deps.ts';
import { eraseMember } from './use-cases/erase-member.ts';

/** What the use cases work with. */
export const createDeps = ({ mongo, logger }: Pick<Runtime, 'mongo' | 'logger'>, config: Config): AiDeps => {
  const now = (): Date => new Date();
  const people = createPeople(personModel(mongo));
  const prompts = createPromptParts(mongo, { now });
  const knowledge = createKnowledgeParts(mongo);
  const turns = createTurns();
  return {
    knowledge,
    tutor: { answeredBy: { kind: 'built-in' } },
    playground: createPlaygroundParts(),
    prompts,
    speech: createSpeechParts(
      { mongo, logger },
      { knowledge, turns, model: null, cacheMb: config.SPEECH_CACHE_MB },
    ),
    turns,
    people,
    erasure: createErasureGuard({ people, erase: (userId) => eraseMember({ prompts }, userId) }),
    logger,
    now,
  };
};
