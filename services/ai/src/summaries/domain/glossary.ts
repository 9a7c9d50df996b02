import type { Language } from '@academy/contracts/shared/language.ts';
import { fold } from '@academy/service-kit/text/fold.ts';
import { courseTerms } from './course-terms.ts';
import type { LessonReading } from './lesson-reading.ts';

export interface GlossaryEntry {
  term: string;
  meaning: string;
}

/** How often a course uses a term that its glossary explains. */
const fewestUses = 3;
const entriesAtMost = 12;
const mostWords = 36;

/** "A delimiter is a mark that …": a lesson's own explanation of a word. */
const definition: Readonly<Record<Language, RegExp>> = {
  es: /^(?:un|una|el|la)\s+([\p{L}-]+)\s+es\s+(?:una?|lo que|todo lo|quien)\s/iu,
  en: /^(?:(?:an?|the)\s+)?([\p{L}-]+)\s+is\s+(?:an?|what|whatever|everything|whoever)\s/iu,
};
/** Words that name nothing by themselves. */
const nameless = new Set(
  'resto problema idea diferencia solucion truco resultado pregunta primero segundo otro otra it this that there here what which who one nothing something everything first second rest problem idea difference solution result question'.split(
    ' ',
  ),
);

const wordsOf = (lessons: readonly LessonReading[]): string[] =>
  lessons.flatMap(({ sections }) =>
    sections.flatMap(({ heading, sentences }) =>
      [heading ?? '', ...sentences.map(({ text }) => text)].flatMap(
        (text) => fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [],
      ),
    ),
  );

const explainedByLessons = (lessons: readonly LessonReading[], language: Language): GlossaryEntry[] =>
  lessons.flatMap(({ sections }) =>
    sections
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ text, words }) => {
        const term = definition[language].exec(text)?.[1];
        if (term === undefined || words > mostWords || nameless.has(fold(term))) return [];
        return [{ term: term.charAt(0).toUpperCase() + term.slice(1), meaning: text }];
      }),
  );

/** What the lessons explain themselves, and the terms of the craft that they use; each once, by the alphabet. */
export const glossaryOf = (lessons: readonly LessonReading[], language: Language): GlossaryEntry[] => {
  const words = wordsOf(lessons);
  const uses = (stems: readonly string[]): number =>
    words.filter((word) => stems.some((stem) => word.startsWith(stem))).length;
  const used = courseTerms[language].filter(({ stems }) => uses(stems) >= fewestUses);
  const entries = new Map<string, GlossaryEntry>();
  for (const entry of [...used, ...explainedByLessons(lessons, language)])
    if (!entries.has(fold(entry.term)))
      entries.set(fold(entry.term), { term: entry.term, meaning: entry.meaning });
  return [...entries.values()]
    .slice(0, entriesAtMost)
    .toSorted((a, b) => a.term.localeCompare(b.term, language));
};
