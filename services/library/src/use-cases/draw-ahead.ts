import { isNotDrawable } from '@academy/pdf-kit/rendering/pdf-refusals.ts';
import { contentNotDrawable, notDrawableText } from '../domain/library-texts.ts';
import { pdfSourceOf, type PrintedDocument } from '../pdf/pdf-source.ts';
import type { LibraryDeps } from './deps.ts';

const contents = [
  { language: 'es', path: 'contentEs' },
  { language: 'en', path: 'contentEn' },
] as const;

/**
 * Draws both PDFs of a document, side by side, before it is published: its pages are those of the longer one, and a
 * download finds them drawn. Throws DomainError 400 naming each content that no PDF can be made of.
 */
export const drawAhead = async (
  { pdfs }: Pick<LibraryDeps, 'pdfs'>,
  document: PrintedDocument,
): Promise<{ pageCount: number }> => {
  const pagesOf = async ({ language }: (typeof contents)[number]): Promise<number | null> => {
    try {
      return await pdfs.drawAhead(pdfSourceOf(document, language));
    } catch (error) {
      if (isNotDrawable(error)) return null;
      throw error;
    }
  };
  const pages = await Promise.all(contents.map(pagesOf));
  const refused = contents.filter((_, i) => pages[i] === null);
  if (refused.length > 0)
    throw contentNotDrawable(refused.map(({ path }) => ({ path, text: notDrawableText })));
  return { pageCount: Math.max(...pages.map(Number)) };
};
