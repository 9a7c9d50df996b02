import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CriterionLooks } from '../../hooks/use-marks.ts';
import { useStatusWord } from '../../hooks/use-status-word.ts';
import type { Language } from '../../../../shared/i18n/language.ts';
import type { CriterionVerdict } from '../../api/exercises.ts';

interface CriterionItemProps extends CriterionLooks {
  /** With a language of its own where it is not worded in the verdict's. */
  criterion: CriterionVerdict & { language?: Language | undefined };
  /** What the learner can do about it, below its hint. */
  actions?: ReactNode;
}

/** One criterion: how it stands, what was seen, and what to do next. A verdict's word always stands beside its dot. */
export function CriterionItem({ criterion, strokesOn, onLookAt, onSelect, actions }: CriterionItemProps) {
  const { t } = useTranslation('lessons');
  const statusWord = useStatusWord();
  const { key, label, status, message, hint, mustHave, judged, pointedOut, language } = criterion;
  const [first] = strokesOn(criterion);
  const look = judged === false ? 'none' : status;
  return (
    <li onMouseEnter={() => onLookAt(key)} onMouseLeave={() => onLookAt(null)}>
      <i className={`dot dot--${look}`} />
      <span className="verdict__label">
        {first ? (
          <button
            type="button"
            title={t('showInText')}
            onFocus={() => onLookAt(key)}
            onBlur={() => onLookAt(null)}
            onClick={() => onSelect(first)}
          >
            {label}
          </button>
        ) : (
          <b>{label}</b>
        )}
        {mustHave && status !== 'met' && judged !== false && (
          <span className="verdict__must">{t('mustHave')}</span>
        )}
      </span>
      <span className={`verdict__word verdict__word--${look}`}>
        {judged === false ? t('notJudged') : pointedOut ? t('pointing.met') : statusWord(key, status)}
      </span>
      <p lang={language}>{message}</p>
      {hint && judged !== false && (
        <p className="verdict__hint" lang={language}>
          {hint}
        </p>
      )}
      {actions && <div className="verdict__actions">{actions}</div>}
    </li>
  );
}
