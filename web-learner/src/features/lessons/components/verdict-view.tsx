import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { Verdict } from '../api/lessons.ts';

/** Score and criteria of a check. A verdict's word always stands beside its dot. */
export function VerdictView({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const { score, passScore, passed, previousScore, attempt, criteria } = verdict;
  const delta = previousScore === null ? null : score - previousScore;
  const signed = delta === null ? '' : `${delta < 0 ? '−' : '+'}${formatNumber(Math.abs(delta), language)}`;
  return (
    <div className="verdict">
      <div className="verdict__head">
        <p className="verdict__score">
          <b>{score}</b>
          <span>
            {t('outOf')}
            {delta !== null && <> · {t('delta', { delta: signed, attempt: attempt - 1 })}</>}
          </span>
        </p>
        <span className={passed ? 'tag tag--key' : 'tag'}>
          {passed ? t('passed') : t('toPass', { score: passScore })}
        </span>
      </div>
      <ul className="verdict__criteria">
        {criteria.map(({ id, label, status, message, hint }) => (
          <li key={id}>
            <i className={`dot dot--${status}`} />
            <b>{label}</b>
            <span className={`verdict__word verdict__word--${status}`}>{t(`status.${status}`)}</span>
            {status !== 'met' && <p>{hint ?? message}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
