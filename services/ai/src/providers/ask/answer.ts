import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import type { AiFeature } from '@academy/contracts/http/ai/budgets.ts';
import type { Spender } from '../../budgets/domain/budget-port.ts';
import type { ModelFailure } from '../provider-error.ts';
import type { ChatFinish, ChatMessage, TokenUsage } from '../provider-port.ts';

/** A question to the configured model, or to the academy itself. */
export interface Question {
  feature: AiFeature;
  spender: Spender;
  /** For the model. */
  messages: readonly ChatMessage[];
  /** How long the answer may be, in tokens. It gets shorter, down to `atLeast`, where little of the budget is left. */
  outputTokens: { atLeast: number; atMost: number };
  temperature?: number;
  /**
   * The academy's own answer in pieces. It answers where no model is configured, and where the model fails before its first
   * word. Null where only a model can answer.
   */
  builtIn: ((signal: AbortSignal) => Iterable<string> | AsyncIterable<string>) | null;
  /** Ends the provider's call at once. What was answered until then is charged. */
  signal: AbortSignal;
}

export type AnswerPart =
  /** First, once. `failure` says why the built-in provider answers in the place of a configured model. */
  | { kind: 'begin'; answeredBy: AnsweredBy; failure: ModelFailure | null }
  | { kind: 'text'; text: string }
  /** Last, once. */
  | { kind: 'end'; finish: ChatFinish; usage: TokenUsage };

/**
 * Asks a question within the spender's budget. It reserves before it resolves, and throws DomainError 429 where nothing is
 * left, and 503 where only a model can answer and none is configured. The parts settle the reservation at their end, however they end;
 * they throw DomainError 503 where the model fails without anybody to take over, or in the middle of its answer, and the
 * signal's reason where it aborts.
 */
export type AskModel = (question: Question) => Promise<AsyncIterable<AnswerPart>>;
