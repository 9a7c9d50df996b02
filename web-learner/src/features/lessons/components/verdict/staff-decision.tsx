import { formatDate } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Attempt } from '../../api/exercises.ts';

/** A member of staff has overruled the rubric: what they decided and why. */
export function StaffDecision({ decision }: { decision: NonNullable<Attempt['override']> }) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const { passed, reason, at } = decision;
  return (
    <div className={passed ? 'callout callout--met' : 'callout callout--partly'}>
      <p>
        <b>{t(passed ? 'override.passed' : 'override.failed')}</b> · {formatDate(at, language)}
      </p>
      {reason && <blockquote className="callout__reason">{reason}</blockquote>}
    </div>
  );
}
