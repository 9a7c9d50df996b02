import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { OwnStanding } from '../api/community.ts';

/** Tells a muted member until when and why; nothing for others. */
export function MuteNote({ standing }: { standing: OwnStanding | undefined }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  if (!standing?.mutedUntil) return null;
  return (
    <p className="callout callout--missing" role="status">
      {t('muted', { until: formatDateTime(standing.mutedUntil, language) })} {standing.muteReason}
    </p>
  );
}
