import { isConfigured, type ProviderConfig } from './provider-config.ts';
import type { Providers } from './provider-port.ts';

/** The models that are configured. The SDK is loaded only for them. */
export const createProviders = async (config: ProviderConfig): Promise<Providers> => {
  if (!isConfigured(config)) return { chat: null, speech: null };
  const { createOpenaiClient } = await import('./openai/openai-client.ts');
  const { createOpenaiChat } = await import('./openai/openai-chat.ts');
  const { createOpenaiSpeech } = await import('./openai/openai-speech.ts');
  const client = createOpenaiClient(config);
  return {
    chat: createOpenaiChat({
      client,
      model: config.OPENAI_CHAT_MODEL,
      limitField: config.OPENAI_BASE_URL === undefined ? 'max_completion_tokens' : 'max_tokens',
      firstWordMs: config.OPENAI_FIRST_WORD_TIMEOUT_MS,
      idleMs: config.OPENAI_IDLE_TIMEOUT_MS,
    }),
    speech:
      config.OPENAI_SPEECH_MODEL === undefined
        ? null
        : createOpenaiSpeech({
            client,
            model: config.OPENAI_SPEECH_MODEL,
            voice: config.OPENAI_SPEECH_VOICE,
            timeoutMs: config.OPENAI_FIRST_WORD_TIMEOUT_MS,
          }),
  };
};
