import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import { randomHex } from '@academy/service-kit/ids/random-hex.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Providers } from '../providers/provider-port.ts';
import { createComparing } from '../retrieval/questions/compared-questions.ts';
import type { KnownQuestions } from '../retrieval/questions/read-questions.ts';
import { createRetrievalOf } from '../retrieval/retrieval-of.ts';
import type { Sentences } from '../retrieval/sentences/sentences.ts';
import { tutorRouter, type TutorRouterDeps } from './api/tutor-router.ts';
import type { TutorDeps } from './use-cases/tutor-deps.ts';

const boundaryBytes = 8;

/** What the tutor works with. What it compares questions with is made at the first one: a start does not wait for it. */
export const createTutorDeps = (
  { chat }: Providers,
  questions: KnownQuestions,
  sentences: Sentences | undefined,
): TutorDeps => {
  const vectorOf: TutorDeps['vectorOf'] = (text) => loadMeaning().vectorOf(text);
  return {
    answeredBy: chat ? { kind: 'openai', model: chat.name } : { kind: 'built-in' },
    retrievalOf: createRetrievalOf({
      vectorOf,
      sentences,
      comparing: () => createComparing(questions, vectorOf, sentences),
    }),
    vectorOf,
    newBoundary: () => randomHex(boundaryBytes),
  };
};

/** What members ask the tutor. */
export const tutorFeature = (deps: TutorRouterDeps): Feature =>
  defineFeature({ name: 'tutor', routers: (routes) => [tutorRouter(routes, deps)] });
