import { useFieldValue } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { formatShortDate } from './short-date.ts';

/** A column's day, such as when the row was last changed; empty where there is none. */
export function DayField({ source }: { source: string }) {
  const { language } = useLanguage();
  const iso: unknown = useFieldValue({ source });
  return typeof iso === 'string' ? formatShortDate(iso, language) : null;
}
