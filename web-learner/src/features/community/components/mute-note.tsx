import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { WritingAllowance } from '../api/community.ts';

/** Tells a muted member until when and why; nothing for others. */
export function MuteNote({ allowance }: { allowance: WritingAllowance | undefined }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  if (!allowance?.mutedUntil) return null;
  return (
    <p className="callout callout--missing" role="status">
      {t('muted', { until: formatDateTime(allowance.mutedUntil, language) })} {allowance.muteReason}
    </p>
  );
}
