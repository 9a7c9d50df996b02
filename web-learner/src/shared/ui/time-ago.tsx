import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { ageOf } from './age.ts';

/** How long ago something happened; the exact moment is in its title. */
export function TimeAgo({ at }: { at: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [now] = useState(Date.now);
  const { unit, count } = ageOf(at, now);
  return (
    <time dateTime={at} title={formatDateTime(at, language)}>
      {t(`ago.${unit}`, { count })}
    </time>
  );
}
