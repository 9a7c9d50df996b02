import { mayReadWhole } from '@academy/contracts/shared/entitlement.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { mayHearLesson } from '../domain/hearing.ts';
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
  if (kind === 'document') {
    const document = await hearable.document(id);
    if (!document) throw documentNotFound();
    if (!mayReadWhole(document, listener)) throw premiumAudio();
    return document;
  }
  const lesson = await hearable.lesson(id);
  if (!lesson) throw lessonNotFound();
  if (!(await mayHearLesson(listener, id, () => hearable.firstLessonId()))) throw premiumAudio();
  return lesson;
};

/** What a lesson or document says in a language, for one who may hear it; 404 and 403 otherwise, and as `Planner.plan`. */
export const findSpeech = async (
  deps: SpeechDeps,
  heard: Heard,
  listener: Listener,
): Promise<PlannedSpeech> =>
  deps.planner.plan(await findText(deps, heard, listener), heard.language, listener.userId);
