import type OpenAI from 'openai';
import { ProviderError } from '../provider-error.ts';
import type { SpeechModel, SpeechRequest } from '../provider-port.ts';
import { toProviderError } from './openai-errors.ts';
import { pauseBeforeRetry } from './retry.ts';
import { createWatch } from './watch.ts';

export interface OpenaiSpeechOptions {
  client: OpenAI;
  model: string;
  voice: string;
  /** For the whole of one recording, retries included. */
  timeoutMs: number;
}

const speakOnce = async (
  { client, model, voice }: OpenaiSpeechOptions,
  { text, signal }: SpeechRequest,
  deadline: number,
): Promise<Uint8Array> => {
  const watch = createWatch(signal);
  watch.allow(deadline - Date.now(), 'recording');
  try {
    const response = await client.audio.speech.create(
      { model, voice, input: text, response_format: 'mp3' },
      { signal: watch.signal },
    );
    const audio = new Uint8Array(await response.arrayBuffer());
    if (audio.length === 0) throw new ProviderError('empty', 'the recording has no bytes');
    return audio;
  } catch (error) {
    watch.throwIfOver();
    throw error;
  } finally {
    watch.stop();
  }
};

/** A speech model behind the OpenAI SDK. */
export const createOpenaiSpeech = (options: OpenaiSpeechOptions): SpeechModel => ({
  name: options.model,
  speak: async (request) => {
    const deadline = Date.now() + options.timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await speakOnce(options, request, deadline);
      } catch (error) {
        request.signal.throwIfAborted();
        const failure = toProviderError(error);
        await pauseBeforeRetry(failure, { attempt, deadline, signal: request.signal });
      }
    }
  },
});
