import { createHash } from 'node:crypto';
import type { Language } from '@academy/contracts/shared/language.ts';
import {
  spokenSegments,
  type SpokenSegment,
  type SpokenSource,
} from '@academy/speech/prose/spoken-segments.ts';

/** What a lesson or document says, before anybody speaks it. */
export interface PlannedSpeech {
  language: Language;
  segments: readonly SpokenSegment[];
}

export interface BilingualText {
  titleEs: string;
  titleEn: string;
  contentEs: string;
  contentEn: string;
}

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const sourceOf = (text: BilingualText, language: Language): SpokenSource =>
  language === 'es'
    ? { title: text.titleEs, content: text.contentEs }
    : { title: text.titleEn, content: text.contentEn };

export const planSpeech = (text: BilingualText, language: Language): PlannedSpeech => ({
  language,
  segments: spokenSegments(sourceOf(text, language), language),
});

/** Twice as many as any text of the academy has. */
const usualMarks = 1_500;

/** Whether Markdown may take long over a text: it does over marks, and hardly over words. */
export const hasManyMarks = (text: BilingualText, language: Language): boolean =>
  sourceOf(text, language).content.replaceAll(/[\p{L}\p{N} ]+/gu, '').length > usualMarks;

/** The same text in a language is the same plan, whatever else of it changed. */
export const planKey = (text: BilingualText, language: Language): string =>
  language === 'es'
    ? hashOf(language, text.titleEs, text.contentEs)
    : hashOf(language, text.titleEn, text.contentEn);

/** One text by one voice: the same again is the same audio, whatever lesson it stands in. */
export const audioKey = (voice: string, language: Language, text: string): string =>
  hashOf(voice, language, text);

/** Changes with any word of the text, with its language and with the voice. */
export const speechVersion = (voice: string, { language, segments }: PlannedSpeech): string =>
  hashOf(voice, language, ...segments.map(({ text, block, item }) => `${block}.${item}.${text}`)).slice(
    0,
    22,
  );

/** As measured of the built-in voice: Spanish says more characters in the same time. */
const charactersPerSecond: Readonly<Record<Language, number>> = { es: 15.3, en: 14.2 };
const pauseSeconds = 0.45;

/** How long a text will sound, in seconds, to a tenth. */
export const estimatedSeconds = (text: string, language: Language): number =>
  Math.round((text.length / charactersPerSecond[language] + pauseSeconds) * 10) / 10;
