import type { StaffDocument } from '@academy/contracts/http/library.ts';
import { useRecordContext } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';

type Titled = Pick<StaffDocument, 'titleEs' | 'titleEn'>;

/** Gives a document's title in the language of the interface. */
export function useTitleOf(): (document: Titled) => string {
  const { language } = useLanguage();
  return ({ titleEs, titleEn }) => (language === 'es' ? titleEs : titleEn);
}

export function DocumentTitle() {
  const titleOf = useTitleOf();
  const document = useRecordContext<StaffDocument>();
  return document ? titleOf(document) : null;
}
