import { textsMissing } from '../domain/library-texts.ts';
import { missingTexts } from '../domain/missing-texts.ts';

/** Throws DomainError 400 naming each text that a document of its status still lacks. */
export const assertComplete = (document: Parameters<typeof missingTexts>[0]): void => {
  const missing = missingTexts(document);
  if (missing.length > 0) throw textsMissing(missing);
};
