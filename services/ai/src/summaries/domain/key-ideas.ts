import type { LessonReading, ReadSection, ReadSentence } from './lesson-reading.ts';

export interface KeyIdea {
  heading: string | null;
  text: string;
}

const ideasPerLesson = 5;
const fewestWords = 7;
const mostWords = 34;

/** A sentence that begins so leans on the one before it, and says little by itself. */
const leaning =
  /^(?:pero|y|o|por eso|así|entonces|también|además|esto|eso|este|esta|esos?|estas?|aquello|ahí|aquí|en cambio|sin embargo|de ahí|después|luego|como|tampoco|ni|da|la primera|la segunda|el primero|el segundo|en el primero|en el segundo|en la primera|en la segunda|ambos|los dos|las dos|but|and|or|so|then|also|this|that|these|those|it|they|there|here|instead|however|therefore|after|later|neither|both|in the first|in the second|the first|the second|the former|the latter)\b/iu;

/** A statement that can stand alone: of middling length, no question, no beginning of a list. */
export const standsAlone = ({ text, words }: Pick<ReadSentence, 'text' | 'words'>): boolean =>
  words >= fewestWords &&
  words <= mostWords &&
  /[.!»”]$/.test(text) &&
  !/[?¿]/.test(text) &&
  !leaning.test(text) &&
  /^[«"“\p{Lu}]/u.test(text);

/** What a section says first counts for more. */
const worth = ({ weight, place }: ReadSentence): number =>
  weight * (place === 0 ? 1.5 : place === 1 ? 1.2 : 1);

const bestOf = ({ sentences }: ReadSection): ReadSentence | undefined =>
  sentences.filter(standsAlone).toSorted((a, b) => worth(b) - worth(a))[0];

/** The sentence of each section that says most of what the lesson is about, in their order. */
export const keyIdeasOf = ({ sections }: LessonReading): KeyIdea[] => {
  const found = sections.flatMap((section) => {
    const best = bestOf(section);
    return best ? [{ heading: section.heading, text: best.text, worth: worth(best) }] : [];
  });
  const kept = new Set(found.toSorted((a, b) => b.worth - a.worth).slice(0, ideasPerLesson));
  return found.filter((idea) => kept.has(idea)).map(({ heading, text }) => ({ heading, text }));
};
