import type { PlaygroundRun } from '@academy/contracts/http/ai/playground.ts';
import type { AskModel } from '../../providers/ask/answer.ts';
import { wholeOf } from '../../providers/ask/whole-of.ts';
import type { Spender } from '../../budgets/domain/budget-port.ts';
import { costInEuro } from '../domain/prices.ts';
import type { PlaygroundDeps } from './playground-deps.ts';

const outputTokens = { atLeast: 100, atMost: 800 };

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
  const { text, answeredBy, finish, usage } = await wholeOf(parts);
  const model = answeredBy.kind === 'openai' ? answeredBy.model : '';
  const tokens = { inputTokens: usage.input, outputTokens: usage.output };
  const costEuro = costInEuro(content().prices, { model, ...tokens });
  return { text, model, ...tokens, finish, costEuro };
};
