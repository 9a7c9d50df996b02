import { randomHex } from '@academy/service-kit/ids/random-hex.ts';
import { loadMeaning } from '@academy/meaning/load-meaning.ts';
import type { Providers } from '../providers/provider-port.ts';
import { createComparing } from '../retrieval/questions/compared-questions.ts';
import type { KnownQuestions } from '../retrieval/questions/read-questions.ts';
import { createRetrievalOf } from '../retrieval/retrieval-of.ts';
import type { Sentences } from '../retrieval/sentences/sentences.ts';
import type { TutorDeps } from './use-cases/tutor-deps.ts';

const boundaryBytes = 8;

/** The tutor put together. What it compares questions with is made at the first one: a start does not wait for it. */
export const createTutorParts = (
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
