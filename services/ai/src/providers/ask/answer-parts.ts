import type { Reservation, Spent } from '../../budgets/domain/budget-port.ts';
import { estimateTokens } from '../estimate-tokens.ts';
import { ProviderError, type ModelFailure } from '../provider-error.ts';
import type { ChatModel } from '../provider-port.ts';
import { modelFailed } from '../provider-texts.ts';
import type { AnswerPart, Question } from './answer.ts';
import type { AskDeps, ModelOutcome } from './ask-deps.ts';

export interface Answering {
  question: Question;
  reservation: Reservation;
  /** Null where the built-in provider answers. */
  chat: ChatModel | null;
  /** Why it does although a model is configured. */
  failure: ModelFailure | null;
  inputTokens: { openai: number; 'built-in': number };
}

/** What an answer has cost so far; null while nothing was asked of anybody. */
interface Tally {
  spent: Spent | null;
}

async function* fromModel(
  { question, reservation, inputTokens }: Answering,
  chat: ChatModel,
  tally: Tally,
): AsyncGenerator<AnswerPart> {
  const input = inputTokens.openai;
  const { messages, temperature, signal } = question;
  const maxOutputTokens = Math.min(question.outputTokens.atMost, reservation.tokens - input);
  let text = '';
  tally.spent = { provider: 'openai', input, output: 0 };
  const request = { messages, maxOutputTokens, signal, ...(temperature !== undefined && { temperature }) };
  for await (const part of chat.stream(request)) {
    if (part.kind === 'end') {
      tally.spent = { provider: 'openai', ...part.usage };
      yield part;
      continue;
    }
    if (text === '') yield { kind: 'begin', answeredBy: { kind: 'openai', model: chat.name }, failure: null };
    text += part.text;
    tally.spent.output = estimateTokens(text);
    yield part;
  }
}

/** A model's answer, counted once by how it ended, also where its reader leaves before that. A defect is not counted. */
async function* counted(
  parts: AsyncIterable<AnswerPart>,
  onOutcome: AskDeps['onOutcome'],
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  let outcome: ModelOutcome | null = 'stopped';
  try {
    for await (const part of parts) {
      if (part.kind === 'end') outcome = 'answered';
      yield part;
    }
  } catch (error) {
    if (!signal.aborted) outcome = error instanceof ProviderError ? error.kind : null;
    throw error;
  } finally {
    if (outcome) onOutcome(outcome);
  }
}

async function* fromBuiltIn(
  { question, inputTokens }: Answering,
  { builtIn, failure }: { builtIn: NonNullable<Question['builtIn']>; failure: ModelFailure | null },
  tally: Tally,
): AsyncGenerator<AnswerPart> {
  const usage = { input: inputTokens['built-in'], output: 0 };
  const spent: Spent = { provider: 'built-in', ...usage };
  tally.spent = spent;
  yield { kind: 'begin', answeredBy: { kind: 'built-in' }, failure };
  let text = '';
  for await (const piece of builtIn(question.signal)) {
    question.signal.throwIfAborted();
    text += piece;
    spent.output = estimateTokens(text);
    yield { kind: 'text', text: piece };
  }
  yield { kind: 'end', finish: 'complete', usage: { input: spent.input, output: spent.output } };
}

/** The model's answer; the built-in one where the model fails before its first word. */
async function* fromEither(
  { onOutcome, logger }: AskDeps,
  answering: Answering,
  tally: Tally,
): AsyncGenerator<AnswerPart> {
  const { chat, question, failure } = answering;
  const { builtIn, signal, feature } = question;
  if (!chat) {
    if (builtIn) yield* fromBuiltIn(answering, { builtIn, failure }, tally);
    return;
  }
  let hasBegun = false;
  try {
    for await (const part of counted(fromModel(answering, chat, tally), onOutcome, signal)) {
      hasBegun = true;
      yield part;
    }
    return;
  } catch (error) {
    if (signal.aborted || !(error instanceof ProviderError)) throw error;
    logger.warn({ err: error, failure: error.kind, feature }, 'a model failed');
    // It said nothing, so it costs nothing.
    if (!hasBegun) tally.spent = null;
    if (hasBegun || !builtIn) throw modelFailed(error.kind);
    yield* fromBuiltIn(answering, { builtIn, failure: error.kind }, tally);
  }
}

/** An answer in parts, whose reservation is settled when it ends, breaks off, or is not read any further. */
export const answerParts = (deps: AskDeps, answering: Answering): AsyncIterable<AnswerPart> => {
  const { reservation, question } = answering;
  const { signal } = question;
  // Nobody is going to read what was stopped before it was read.
  const releaseUnread = (): void => void reservation.release();
  signal.addEventListener('abort', releaseUnread, { once: true });
  if (signal.aborted) releaseUnread();

  async function* read(): AsyncGenerator<AnswerPart> {
    signal.removeEventListener('abort', releaseUnread);
    const tally: Tally = { spent: null };
    try {
      signal.throwIfAborted();
      yield* fromEither(deps, answering, tally);
    } finally {
      await (tally.spent ? reservation.settle(tally.spent) : reservation.release());
    }
  }
  return read();
};
