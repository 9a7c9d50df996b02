import type { ReactNode } from 'react';
import type { CriterionVerdict } from '@academy/contracts/http/catalog/verdicts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { CriterionLooks } from '../answer/use-marks.ts';
import { statusWord, useExerciseWords } from './exercise-words.ts';

interface CriterionItemProps extends CriterionLooks {
  /** With a language of its own where it is not worded in the verdict's. */
  criterion: CriterionVerdict & { language?: Language | undefined };
  /** What the learner can do about it, below its hint. */
  actions?: ReactNode;
}

/** One criterion: how it stands, what was seen, and what to do next. A verdict's word always stands beside its dot. */
export function CriterionItem({ criterion, strokesOn, onLookAt, onSelect, actions }: CriterionItemProps) {
  const { say } = useExerciseWords();
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
            title={say('showInText')}
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
          <span className="verdict__must">{say('mustHave')}</span>
        )}
      </span>
      <span className={`verdict__word verdict__word--${look}`}>
        {judged === false ? say('notJudged') : pointedOut ? say('pointedOut') : statusWord(say, key, status)}
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
