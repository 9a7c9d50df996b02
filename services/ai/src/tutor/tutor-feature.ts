import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { randomHex } from '@academy/service-kit/ids/random-hex.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Providers } from '../providers/provider-port.ts';
import { createComparing } from '../retrieval/questions/compared-questions.ts';
import type { KnownQuestions } from '../retrieval/questions/read-questions.ts';
import { createRetrievalOf } from '../retrieval/retrieval-of.ts';
import type { Sentences } from '../retrieval/sentences/sentences.ts';
import { tutorRouter, type TutorRouterDeps } from './api/tutor-router.ts';
import { createClaimComparing } from './grounding/create-claim-comparing.ts';
import type { Comparing } from './grounding/comparing.ts';
import type { TutorDeps } from './use-cases/tutor-deps.ts';

const boundaryBytes = 8;

interface TutorParts extends Pick<TutorDeps, 'answersGeneral'> {
  questions: KnownQuestions;
  sentences: Sentences | undefined;
}

/** What the tutor works with. What it compares questions with is made at the first one: a start does not wait for it. */
export const createTutorDeps = (
  { chat }: Providers,
  { questions, sentences, answersGeneral }: TutorParts,
): TutorDeps => {
  let comparing: Comparing | undefined;
  const vectorOf: TutorDeps['vectorOf'] = (text) => loadMeaning().vectorOf(text);
  return {
    answeredBy: chat ? { kind: 'openai', model: chat.name } : { kind: 'built-in' },
    retrievalOf: createRetrievalOf({
      vectorOf,
      sentences,
      comparing: () => createComparing(questions, vectorOf, sentences),
    }),
    vectorOf,
    comparing: () => (comparing ??= createClaimComparing({ vectorOf, sentences })),
    answersGeneral: answersGeneral && chat !== null,
    newBoundary: () => randomHex(boundaryBytes),
  };
};

/** What members ask the tutor. */
export const tutorFeature = (deps: TutorRouterDeps): Feature =>
  defineFeature({ name: 'tutor', routers: (routes) => [tutorRouter(routes, deps)] });
