import type { Budgets } from '../../budgets/domain/budget-port.ts';
import { estimateTokens } from '../../providers/estimate-tokens.ts';
import type { SpeechModel } from '../../providers/provider-port.ts';
import type { Voice } from './voice.ts';

/** A provider's voice, within the listener's budget. Throws DomainError 429 where it is spent, ProviderError where it fails. */
export const createModelVoice = (model: SpeechModel, budgets: Pick<Budgets, 'reserve'>): Voice => ({
  spokenBy: { kind: 'openai', model: model.name },
  id: `openai.${model.name}`,
  speak: async ({ text, language, listener, signal }) => {
    const tokens = estimateTokens(text);
    const reservation = await budgets.reserve({
      spender: listener,
      feature: 'speech',
      provider: 'openai',
      tokens: { atLeast: tokens, atMost: tokens },
    });
    try {
      const mp3 = await model.speak({ text, language, signal });
      await reservation.settle({ provider: 'openai', input: tokens, output: 0 });
      return mp3;
    } finally {
      // Counts only where it was not settled.
      await reservation.release();
    }
  },
});
