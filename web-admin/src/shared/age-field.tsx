import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useFieldValue } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { formatAge } from './age.ts';

/** How long ago a moment of the record was, with the moment itself in its title; empty where there is none. */
export function AgeField({ source }: { source: string }) {
  const { language } = useLanguage();
  const iso: unknown = useFieldValue({ source });
  if (typeof iso !== 'string') return null;
  return (
    <time dateTime={iso} title={formatDateTime(iso, language)} style={{ whiteSpace: 'nowrap' }}>
      {formatAge(iso, new Date(), language)}
    </time>
  );
}
