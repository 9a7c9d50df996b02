import type { Speech } from '@academy/contracts/http/ai/speech.ts';
import { estimatedSeconds, speechVersion } from '../domain/planned-speech.ts';
import { findSpeech, type Heard, type Listener } from './find-speech.ts';
import type { SpeechDeps } from './speech-deps.ts';

/** The segments of a lesson or document, without their audio. */
export const showSpeech = async (deps: SpeechDeps, heard: Heard, listener: Listener): Promise<Speech> => {
  const speech = await findSpeech(deps, heard, listener);
  const [voice] = deps.voices;
  return {
    version: speechVersion(voice.id, speech),
    language: speech.language,
    spokenBy: voice.spokenBy,
    segments: speech.segments.map(({ text, block, item }) => ({
      block,
      item,
      seconds: estimatedSeconds(text, speech.language),
    })),
  };
};
