import type { PlaygroundRun } from '@academy/contracts/http/ai/playground.ts';
import type { AnswerPart, AskModel } from '../../providers/ask/answer.ts';
import type { Spender } from '../../budgets/domain/budget-port.ts';
import { costInEuro } from '../domain/prices.ts';
import type { PlaygroundDeps } from './playground-deps.ts';

const outputTokens = { atLeast: 100, atMost: 800 };

interface Told {
  text: string;
  model: string;
  end: Extract<AnswerPart, { kind: 'end' }> | null;
}

const listen = async (parts: AsyncIterable<AnswerPart>): Promise<Told> => {
  const told: Told = { text: '', model: '', end: null };
  for await (const part of parts) {
    if (part.kind === 'text') told.text += part.text;
    else if (part.kind === 'end') told.end = part;
    else if (part.answeredBy.kind === 'openai') told.model = part.answeredBy.model;
  }
  return told;
};

/**
 * Runs a prompt on the configured model as it is, without any instructions of ours. Throws DomainError 429 beyond the budget
 * and 503 without a model or where it fails.
 */
export const runPrompt = async (
  { askModel, content }: Pick<PlaygroundDeps, 'content'> & { askModel: AskModel },
  { prompt, spender, signal }: { prompt: string; spender: Spender; signal: AbortSignal },
): Promise<PlaygroundRun> => {
  const messages = [{ role: 'user', content: prompt } as const];
  const parts = await askModel({
    feature: 'playground',
    spender,
    messages,
    outputTokens,
    builtIn: null,
    signal,
  });
  const { text, model, end } = await listen(parts);
  const usage = { inputTokens: end?.usage.input ?? 0, outputTokens: end?.usage.output ?? 0 };
  return {
    text,
    model,
    ...usage,
    finish: end?.finish ?? 'complete',
    costEuro: costInEuro(content().prices, { model, ...usage }),
  };
};
