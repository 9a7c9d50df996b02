import { unansweredKindSchema } from '@academy/contracts/http/ai/sent-questions.ts';
import type { TutorReceipt } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { TutorQuestion } from '@academy/contracts/http/ai/tutor-questions.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { KnowledgeSnapshot } from '../../knowledge/domain/knowledge-snapshot.ts';
import { passageIdOf } from '../../knowledge/domain/passage-id.ts';
import type { AnswerPart } from '../../providers/ask/answer.ts';
import { gapPlaceOf } from '../../tutor-gaps/domain/tutor-gap.ts';
import { noteGap } from '../../tutor-gaps/use-cases/note-gap.ts';
import { makeReceipt } from '../domain/receipt.ts';
import { type AnswerFrame, framesOf } from './answer-frames.ts';
import { prepareAnswer } from './prepare-answer.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { AnsweringDeps } from './tutor-deps.ts';

const outputTokens = { atLeast: 100, atMost: 700 };

export interface TutorCall {
  question: TutorQuestion;
  language: Language;
  caller: Caller;
  /** Ends the model's call at once. */
  signal: AbortSignal;
}

async function* ownParts({ builtIn }: PreparedAnswer): AsyncGenerator<AnswerPart> {
  yield { kind: 'begin', answeredBy: { kind: 'built-in' }, failure: null };
  for (const text of builtIn) yield { kind: 'text', text };
  yield { kind: 'end', finish: 'complete', usage: { input: 0, output: 0 } };
}

/** Counts as a call, so that limits hold, and costs nothing. */
const answerAlone = async (
  { budgets }: AnsweringDeps,
  prepared: PreparedAnswer,
  { caller }: TutorCall,
): Promise<AsyncIterable<AnswerPart>> => {
  const free = { feature: 'tutor', provider: 'built-in', tokens: { atLeast: 0, atMost: 0 } } as const;
  const reservation = await budgets.reserve({ spender: caller, ...free });
  await reservation.release();
  return ownParts(prepared);
};

const ask = (
  deps: AnsweringDeps,
  prepared: PreparedAnswer,
  call: TutorCall,
): Promise<AsyncIterable<AnswerPart>> => {
  const { messages, builtIn } = prepared;
  if (!messages) return answerAlone(deps, prepared, call);
  const { caller: spender, signal } = call;
  return deps.askModel({ feature: 'tutor', spender, messages, outputTokens, builtIn: () => builtIn, signal });
};

/** An answer comes all the same where the store does not give the key: it is not voted on then. */
const receiptOf = async (
  { receiptKey, logger }: AnsweringDeps,
  { kind, cited = [] }: PreparedAnswer,
  userId: string,
): Promise<TutorReceipt | null> => {
  try {
    return makeReceipt(await receiptKey(), userId, { id: newId(), kind, passages: cited.map(passageIdOf) });
  } catch (error) {
    logger.warn({ err: error }, 'an answer of the tutor has no receipt');
    return null;
  }
};

/** Of an answer that does not answer, where the texts lack something is counted. */
const noteUnanswered = (
  deps: AnsweringDeps,
  { kind, near }: PreparedAnswer,
  { userId, snapshot }: { userId: string; snapshot: KnowledgeSnapshot },
): void => {
  const unanswered = unansweredKindSchema.safeParse(kind);
  if (!unanswered.success) return;
  noteGap(deps, userId, { kind: unanswered.data, place: near ? gapPlaceOf(near, snapshot) : null });
};

/**
 * Answers a question to the tutor. Rejects before any frame with what the budget refuses; the frames throw what becomes of the
 * model's answer in its middle, and the signal's reason where it aborts.
 */
export const answerQuestion = async (
  deps: AnsweringDeps,
  call: TutorCall,
): Promise<AsyncIterable<AnswerFrame>> => {
  const { question, language, caller } = call;
  const [snapshot, added] = await Promise.all([deps.knowledge.read(), deps.knownQuestions.read()]);
  const prepared = prepareAnswer(deps.tutor, { question, language, caller, snapshot, added });
  const parts = await ask(deps, prepared, call);
  noteUnanswered(deps, prepared, { userId: caller.userId, snapshot });
  const receipt = await receiptOf(deps, prepared, caller.userId);
  return framesOf(deps, {
    prepared,
    parts,
    receipt,
    all: snapshot.passages,
    language,
    signal: call.signal,
  });
};
