import { planSpeech } from '../domain/planned-speech.ts';
import { createPersonLocks } from '../../locks/person-locks.ts';
import type { SpeechDeps } from '../use-cases/speech-deps.ts';
import type { Voice, VoiceRequest } from '../voices/voice.ts';

/** Time that moves when a test says so. */
export const createManualClock = () => {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  return {
    later: (work: () => void, milliseconds: number) => {
      const entry = { at: now + milliseconds, work };
      due.push(entry);
      return () => {
        due = due.filter((each) => each !== entry);
      };
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
      const ready = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { work } of ready) work();
    },
    waiting: () => due.length,
  };
};

/** A voice that says the text itself, and waits first where a test holds it. */
export const createTestVoice = (spokenBy: Voice['spokenBy'] = { kind: 'built-in' }) => {
  const requests: VoiceRequest[] = [];
  let held: Promise<void> | null = null;
  let failure: Error | null = null;
  const voice: Voice = {
    spokenBy,
    id: spokenBy.kind,
    speak: async (request) => {
      requests.push(request);
      const { signal, patience, text } = request;
      if (held) {
        await new Promise<void>((resolve, reject) => {
          void held?.then(resolve);
          for (const each of [signal, patience]) each.addEventListener('abort', () => reject(each.reason));
        });
      }
      if (failure) throw failure;
      return new TextEncoder().encode(`<${text}>`);
    },
  };
  return {
    voice,
    requests,
    hold: () => {
      let go = (): void => undefined;
      held = new Promise((resolve) => (go = resolve));
      return go;
    },
    failWith: (error: Error | null) => {
      failure = error;
    },
  };
};

const lesson = {
  titleEs: 'Título',
  titleEn: 'Title',
  contentEs: 'Un **prompt** claro.\n\nOtro.',
  contentEn: 'A clear **prompt**.',
};

/** Reading out without store, threads or time. */
export const createSpeechUnderTest = (voices: SpeechDeps['voices']) => {
  const clock = createManualClock();
  const audio = new Map<string, Uint8Array>();
  const deps: SpeechDeps = {
    planner: { plan: async (text, language) => planSpeech(text, language) },
    hearable: {
      lesson: async (id) => (id.startsWith('lesson') ? { ...lesson, isPremium: id !== 'lesson-1' } : null),
      document: async (id) =>
        id.startsWith('document') ? { ...lesson, isPremium: id === 'document-2' } : null,
    },
    voices,
    cache: {
      read: async (key) => audio.get(key) ?? null,
      keep: async (key, mp3) => void audio.set(key, mp3),
    },
    locks: createPersonLocks(),
    later: clock.later,
    logger: { warn: () => undefined },
  };
  return { deps, clock, audio };
};
