import { searchTerms } from '@academy/service-kit/text/search-terms.ts';

/** A page of the PDF holds about this many words. */
const wordsPerPage = 340;
/** A common adult reading speed for prose on a screen. */
const wordsPerMinute = 230;

const wordCount = (text: string): number => text.match(/\p{Letter}+/gu)?.length ?? 0;

interface Contents {
  contentEs: string;
  contentEn: string;
}

interface Texts extends Contents {
  titleEs: string;
  titleEn: string;
  descriptionEs: string;
  descriptionEn: string;
}

const longest = ({ contentEs, contentEn }: Contents): number =>
  Math.max(wordCount(contentEs), wordCount(contentEn));

/** The pages that a draft's PDF is likely to have. Those of what is published or queued are counted once it is drawn. */
export const estimatedPages = (contents: Contents): number =>
  Math.max(1, Math.ceil(longest(contents) / wordsPerPage));

/** What is counted and found of a document's texts: the longer language decides. */
export const measure = (texts: Texts): { readingMinutes: number; terms: string[] } => ({
  readingMinutes: Math.max(1, Math.round(longest(texts) / wordsPerMinute)),
  terms: searchTerms([texts.titleEs, texts.titleEn, texts.descriptionEs, texts.descriptionEn]),
});
