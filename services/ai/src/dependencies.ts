import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { createKnowledgeParts } from './knowledge/knowledge-parts.ts';
import { createPlaygroundParts } from './playground/playground-parts.ts';
import { createPromptParts } from './prompts/prompt-parts.ts';
import type { AiDeps } from './use-cases/deps.ts';
import { eraseMember } from './use-cases/erase-member.ts';

/** What the use cases work with. */
export const createDeps = ({ mongo, logger }: Pick<Runtime, 'mongo' | 'logger'>): AiDeps => {
  const now = (): Date => new Date();
  const people = createPeople(personModel(mongo));
  const prompts = createPromptParts(mongo, { now });
  return {
    knowledge: createKnowledgeParts(mongo),
    tutor: { answeredBy: { kind: 'built-in' } },
    playground: createPlaygroundParts(),
    prompts,
    people,
    erasure: createErasureGuard({ people, erase: (userId) => eraseMember({ prompts }, userId) }),
    logger,
    now,
  };
};
