import type { Language } from '@academy/contracts/shared/language.ts';
import type { CourseRecord, CoverWords, WrittenCover } from './course.ts';

/** As `content/courses` allows for a line of a cover; a tag as long still has room beside the number. */
const longestLine = 18;

const kind: Record<Language, string> = { es: 'curso', en: 'course' };

/** Never half of a character that takes two. */
const cut = (text: string): string => text.slice(0, longestLine).replace(/[\uD800-\uDBFF]$/u, '');

const longest = (words: readonly string[]): string =>
  words.reduce((most, word) => (word.length > most.length ? word : most), '');

const linesOf = (words: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && longer.length <= longestLine) lines[lines.length - 1] = longer;
    else if (lines.length < 2) lines.push(word);
    else break;
  }
  return lines;
};

const tagOf = (words: readonly string[], language: Language): string => {
  const tags = words.map((word) => word.toLowerCase().replace(/[^\p{Ll}\p{N}-]/gu, ''));
  return cut(longest(tags.filter((tag) => /^\p{Ll}/u.test(tag)))) || kind[language];
};

const coverWords = (title: string, language: Language): CoverWords => {
  const words = title.split(/\s+/u).filter((word) => word !== '');
  const lines = linesOf(words.map(cut));
  return { lines, marked: longest(lines.join(' ').split(' ')), tag: tagOf(words, language) };
};

type Titled = Pick<CourseRecord, 'titleEs' | 'titleEn'>;

/** The words of a cover that nobody has written, from the course's title; the other language's where one is missing. */
export const coverOf = ({ titleEs, titleEn }: Titled): WrittenCover => ({
  es: coverWords(titleEs || titleEn, 'es'),
  en: coverWords(titleEn || titleEs, 'en'),
});

/** What a course's drawing says. */
export const shownCover = ({ cover, ...titles }: Titled & Pick<CourseRecord, 'cover'>): WrittenCover =>
  cover ?? coverOf(titles);
