import { useTranslation } from 'react-i18next';
import type { CriterionVerdict } from '../api/practice.ts';
import type { Stroke } from '../../../shared/answer/segments.ts';

interface CriteriaListProps {
  criteria: readonly CriterionVerdict[];
  /** The strokes of a criterion that still lie on the text. */
  strokesOn: (criterion: CriterionVerdict) => readonly Stroke[];
  /** The criterion whose strokes alone are to be seen; null for all. */
  onLookAt: (key: string | null) => void;
  /** Selects a stretch of the answer. */
  onSelect: (stroke: Stroke) => void;
}

/** Criterion by criterion. A verdict's word always stands beside its dot. */
export function CriteriaList({ criteria, strokesOn, onLookAt, onSelect }: CriteriaListProps) {
  const { t } = useTranslation('lessons');
  return (
    <ul className="verdict__criteria">
      {criteria.map((criterion) => {
        const { key, label, status, message, hint, mustHave } = criterion;
        const [first] = strokesOn(criterion);
        return (
          <li key={key} onMouseEnter={() => onLookAt(key)} onMouseLeave={() => onLookAt(null)}>
            <i className={`dot dot--${status}`} />
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
              {mustHave && <span className="verdict__must">{t('mustHave')}</span>}
            </span>
            <span className={`verdict__word verdict__word--${status}`}>{t(`status.${status}`)}</span>
            {status !== 'met' && <p>{hint ?? message}</p>}
          </li>
        );
      })}
    </ul>
  );
}
