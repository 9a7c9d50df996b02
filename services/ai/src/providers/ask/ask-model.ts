import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Budgets, ProviderKind, Reservation } from '../../budgets/domain/budget-port.ts';
import { estimateInput, estimateTokens } from '../estimate-tokens.ts';
import type { ModelFailure } from '../provider-error.ts';
import { noModel } from '../provider-texts.ts';
import type { AskModel, Question } from './answer.ts';
import { answerParts } from './answer-parts.ts';
import type { AskDeps } from './ask-deps.ts';

const inputTokens: Record<ProviderKind, (question: Question) => number> = {
  openai: ({ messages }) => estimateInput(messages),
  // What the person asked; the instructions and passages are for a model.
  'built-in': ({ messages }) => estimateTokens(messages.at(-1)?.content ?? ''),
};

const reserve = (budgets: Budgets, question: Question, provider: ProviderKind): Promise<Reservation> => {
  const { spender, feature, outputTokens } = question;
  const input = inputTokens[provider](question);
  const tokens = { atLeast: input + outputTokens.atLeast, atMost: input + outputTokens.atMost };
  return budgets.reserve({ spender, feature, provider, tokens });
};

const isAcademySpent = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'academy-budget-spent';

interface Reserved {
  reservation: Reservation;
  provider: ProviderKind;
  failure: ModelFailure | null;
}

/** Reserves for the model, and for the built-in answer where the academy's day is spent. */
const reserveForWhoAnswers = async (
  { providers, budgets }: AskDeps,
  question: Question,
): Promise<Reserved> => {
  const forBuiltIn = async (failure: ModelFailure | null): Promise<Reserved> => ({
    reservation: await reserve(budgets, question, 'built-in'),
    provider: 'built-in',
    failure,
  });
  if (!providers.chat) return forBuiltIn(null);
  try {
    return { reservation: await reserve(budgets, question, 'openai'), provider: 'openai', failure: null };
  } catch (error) {
    if (question.builtIn && isAcademySpent(error)) return forBuiltIn('over-quota');
    throw error;
  }
};

/** The one way to a model: nothing is asked that was not reserved, and what was reserved is settled. */
export const createAskModel =
  (deps: AskDeps): AskModel =>
  async (question) => {
    if (!deps.providers.chat && !question.builtIn) throw noModel();
    const { reservation, provider, failure } = await reserveForWhoAnswers(deps, question);
    const input = inputTokens[provider](question);
    return answerParts(deps, {
      question,
      reservation,
      failure,
      chat: provider === 'openai' ? deps.providers.chat : null,
      inputTokens: { openai: input, 'built-in': inputTokens['built-in'](question) },
    });
  };
