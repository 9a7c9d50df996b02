import { mayOpen } from '@academy/contracts/shared/entitlement.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { PlannedSpeech } from '../domain/planned-speech.ts';
import { documentNotFound, lessonNotFound, premiumAudio } from '../domain/speech-texts.ts';
import type { VoiceRequest } from '../voices/voice.ts';
import type { SpeechDeps } from './speech-deps.ts';

export type Listener = VoiceRequest['listener'];

export interface Heard {
  kind: 'lesson' | 'document';
  id: string;
  language: Language;
}

const findText = async ({ hearable }: SpeechDeps, { kind, id }: Heard, listener: Listener) => {
  const text = kind === 'document' ? await hearable.document(id) : await hearable.lesson(id);
  if (!text) throw kind === 'document' ? documentNotFound() : lessonNotFound();
  if (!mayOpen(text, listener)) throw premiumAudio();
  return text;
};

/** What a lesson or document says in a language, for one who may hear it; 404 and 403 otherwise, and as `Planner.plan`. */
export const findSpeech = async (
  deps: SpeechDeps,
  heard: Heard,
  listener: Listener,
): Promise<PlannedSpeech> =>
  deps.planner.plan(await findText(deps, heard, listener), heard.language, listener.userId);
