import type { Language } from '@academy/contracts/shared/language.ts';
import { searchTerms } from '@academy/service-kit/text/search-terms.ts';
import type { KnownLesson } from '../../knowledge/domain/known.ts';
import { sectionsOf } from '../../knowledge/domain/sections.ts';

export interface ReadSentence {
  text: string;
  words: number;
  /** How much of what the lesson is about it holds. */
  weight: number;
  /** Of its section; 0 is the first. */
  place: number;
}

export interface ReadSection {
  heading: string | null;
  sentences: ReadSentence[];
}

/** A lesson in one language, taken apart for a summary. Samples of prompts and outputs are left out. */
export interface LessonReading {
  id: string;
  title: string;
  sections: ReadSection[];
  exercises: { id: string; title: string; instructions: string }[];
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** How often each term stands in the lesson. */
const frequencies = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of texts.flatMap((text) => searchTerms(text)))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

export const readLesson = (lesson: KnownLesson, language: Language): LessonReading => {
  const isSpanish = language === 'es';
  const sections = sectionsOf(isSpanish ? lesson.contentEs : lesson.contentEn).map(({ heading, units }) => ({
    heading,
    texts: units.filter(({ kind }) => kind === 'prose').map(({ text }) => text),
  }));
  const counts = frequencies(sections.flatMap(({ texts }) => texts));
  const weigh = (text: string): number => {
    const terms = searchTerms(text);
    return terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0) / Math.sqrt(terms.length + 1);
  };
  return {
    id: lesson._id,
    title: isSpanish ? lesson.titleEs : lesson.titleEn,
    sections: sections.map(({ heading, texts }) => ({
      heading,
      sentences: texts.map((text, place) => ({ text, words: wordsIn(text), weight: weigh(text), place })),
    })),
    exercises: lesson.exercises.map((exercise) => ({
      id: exercise.id,
      title: isSpanish ? exercise.titleEs : exercise.titleEn,
      instructions: isSpanish ? exercise.promptEs : exercise.promptEn,
    })),
  };
};
