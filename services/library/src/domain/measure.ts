import { searchTerms } from '@academy/service-kit/text/search-terms.ts';

/** A page of the PDF holds about this many words; 230 is a common adult reading speed for prose on a screen. */
const wordsPerPage = 340;
const wordsPerMinute = 230;

const wordCount = (text: string): number => text.match(/\p{Letter}+/gu)?.length ?? 0;

interface Texts {
  titleEs: string;
  titleEn: string;
  descriptionEs: string;
  descriptionEn: string;
  contentEs: string;
  contentEn: string;
}

/** What is counted and found of a document's texts: the longer language decides. The pages are an estimate that no screen shows. */
export const measure = (texts: Texts): { pageCount: number; readingMinutes: number; terms: string[] } => {
  const words = Math.max(wordCount(texts.contentEs), wordCount(texts.contentEn));
  return {
    pageCount: Math.max(1, Math.ceil(words / wordsPerPage)),
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
    terms: searchTerms([texts.titleEs, texts.titleEn, texts.descriptionEs, texts.descriptionEn]),
  };
};
