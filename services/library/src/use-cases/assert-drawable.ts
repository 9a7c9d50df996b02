import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { isNotDrawable } from '@academy/pdf-kit/rendering/pdf-refusals.ts';
import { contentNotDrawable, notDrawableText } from '../domain/library-texts.ts';
import { pdfSourceOf, type PrintedDocument } from '../pdf/pdf-source.ts';
import type { LibraryDeps } from './deps.ts';

const contents = [
  { language: 'es', path: 'contentEs' },
  { language: 'en', path: 'contentEn' },
] as const;

/** Throws DomainError 400 naming each content that no PDF can be made of; what is published can be downloaded. */
export const assertDrawable = async (
  { pdfs }: Pick<LibraryDeps, 'pdfs'>,
  document: PrintedDocument,
): Promise<void> => {
  const fields: FieldError[] = [];
  for (const { language, path } of contents) {
    try {
      await pdfs.assertDrawable(pdfSourceOf(document, language));
    } catch (error) {
      if (!isNotDrawable(error)) throw error;
      fields.push({ path, text: notDrawableText });
    }
  }
  if (fields.length > 0) throw contentNotDrawable(fields);
};
