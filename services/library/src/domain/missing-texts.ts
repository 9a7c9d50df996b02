import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import type { LibraryDocumentRecord } from './library-document.ts';

const texts = ['titleEs', 'titleEn', 'descriptionEs', 'descriptionEn', 'contentEs', 'contentEn'] as const;

type Written = Pick<LibraryDocumentRecord, (typeof texts)[number] | 'status'>;

const namelessDraft = {
  es: 'Escribe el título al menos en un idioma',
  en: 'Write the title in at least one language',
};
const unfinished = { es: 'Hace falta para publicarlo', en: 'Needed before it can be published' };

/** What a document still lacks: a draft only needs a name to be found by, all else needs each text in both languages. */
export const missingTexts = (document: Written): FieldError[] => {
  const empty = texts.filter((path) => document[path] === '');
  if (document.status !== 'draft') return empty.map((path) => ({ path, text: unfinished }));
  const titles = empty.filter((path) => path === 'titleEs' || path === 'titleEn');
  return titles.length < 2 ? [] : titles.map((path) => ({ path, text: namelessDraft }));
};
