import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useFieldValue } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';

/** When the row was queued, to the minute: the oldest is published first. Empty where it is not queued. */
export function QueuedField({ source }: { source: string }) {
  const { language } = useLanguage();
  const iso: unknown = useFieldValue({ source });
  return typeof iso === 'string' ? formatDateTime(iso, language) : null;
}
