import type { Language } from '@academy/contracts/shared/language.ts';
import type { Synthesiser } from '@echogarden/espeak-ng-emscripten';
import { pronounced } from './pronunciation.ts';

export interface Espeak {
  /** In hertz. */
  sampleRate: number;
  /** One channel of samples from -1 to 1; null where `isCancelled` said so in the middle. */
  speak(text: string, language: Language, isCancelled: () => boolean): Float32Array | null;
  /** In the International Phonetic Alphabet. */
  phonemes(text: string, language: Language): string;
}

const voices = { es: 'es', en: 'en-us' } as const satisfies Record<Language, string>;
/** In words a minute: somewhat slower than eSpeak NG's own 175, since people learn from it. */
const rate = 165;
/** Leaves room above the loudest sample, which the encoder would clip. */
const gain = 0.9 / 32_768;

const joined = (parts: readonly Int16Array[]): Float32Array => {
  const samples = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) for (const sample of part) samples[at++] = sample * gain;
  return samples;
};

const espeakOn = (synthesiser: Synthesiser): Espeak => {
  const prepare = (language: Language): void => {
    synthesiser.set_voice(voices[language]);
    synthesiser.set_rate(rate);
  };
  return {
    sampleRate: synthesiser.samplerate,
    speak: (text, language, isCancelled) => {
      prepare(language);
      const parts: Int16Array[] = [];
      let wasCancelled = false;
      synthesiser.synthesize(pronounced(text, language), (samples) => {
        if (samples) parts.push(samples);
        wasCancelled ||= isCancelled();
        return wasCancelled;
      });
      return wasCancelled ? null : joined(parts);
    },
    phonemes: (text, language) => {
      prepare(language);
      return synthesiser
        .synthesize_ipa(pronounced(text, language))
        .ipa.replaceAll(/[_\s]+/g, ' ')
        .trim();
    },
  };
};

const isNotInstalled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/**
 * The built-in voice; null where the optional package is not installed. The only place that names it: it is GPL-3.0
 * (docs/adr/0013-built-in-speech.md).
 */
export const loadEspeak = async (): Promise<Espeak | null> => {
  try {
    const { default: load } = await import('@echogarden/espeak-ng-emscripten');
    const { eSpeakNGWorker } = await load();
    return espeakOn(new eSpeakNGWorker());
  } catch (error) {
    if (isNotInstalled(error)) return null;
    throw error;
  }
};
