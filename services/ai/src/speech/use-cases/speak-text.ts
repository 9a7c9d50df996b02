import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import { audioKey } from '../domain/planned-speech.ts';
import type { Voice, VoiceRequest } from '../voices/voice.ts';
import type { SpeechDeps } from './speech-deps.ts';

export interface Spoken {
  mp3: Uint8Array;
  spokenBy: AnsweredBy;
}

type Kept = Pick<VoiceRequest, 'text' | 'language'>;

const readKept = async (
  { cache }: SpeechDeps,
  voice: Voice,
  { text, language }: Kept,
): Promise<Spoken | null> => {
  const mp3 = await cache.read(audioKey(voice.id, language, text));
  return mp3 && { mp3, spokenBy: voice.spokenBy };
};

const speakWith = async (deps: SpeechDeps, voice: Voice, request: VoiceRequest): Promise<Spoken> => {
  const kept = await readKept(deps, voice, request);
  if (kept) return kept;
  const mp3 = await voice.speak(request);
  await deps.cache.keep(audioKey(voice.id, request.language, request.text), mp3);
  return { mp3, spokenBy: voice.spokenBy };
};

/** What the voice of choice has spoken before; null where it has not. */
export const spokenBefore = (deps: SpeechDeps, text: Kept): Promise<Spoken | null> =>
  readKept(deps, deps.voices[0], text);

/** Speaks one text, from the cache where it can. Where a voice fails, or its budget is spent, the next one speaks. */
export const speakText = async (deps: SpeechDeps, request: VoiceRequest): Promise<Spoken> => {
  const [first, ...others] = deps.voices;
  let spoken = speakWith(deps, first, request);
  for (const voice of others) {
    spoken = spoken.catch((error: unknown) => {
      // Who is gone, or has waited long enough, wants no other voice.
      if (request.signal.aborted || request.patience.aborted) throw error;
      deps.logger.warn({ err: error, voice: voice.id }, 'a voice failed; the next one speaks');
      return speakWith(deps, voice, request);
    });
  }
  return spoken;
};
