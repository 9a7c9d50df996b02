import { wordsOf } from '@academy/service-kit/text/search-terms.ts';
import { typedCode } from './certificate-code.ts';

interface Named {
  /** As it is kept. */
  code: string;
  name: string;
  courseTitleEs: string;
  courseTitleEn: string;
}

/** What staff find a certificate by the beginning of: the words of its name and course, and its code. */
export const certificateTerms = ({ code, name, courseTitleEs, courseTitleEn }: Named): string[] => [
  ...new Set([...wordsOf(`${name} ${courseTitleEs} ${courseTitleEn}`), code.toLowerCase()]),
];

/** Fewer signs of a code than this are a word. */
const fewestOfCode = 4;

/** The terms' beginnings that a free text asks for: all of one list, which are its words, or its one code. */
export const certificateSearch = (q: string): string[][] => {
  const code = typedCode(q).toLowerCase();
  const words = wordsOf(q);
  return [...(words.length > 0 ? [words] : []), ...(code.length >= fewestOfCode ? [[code]] : [])];
};
