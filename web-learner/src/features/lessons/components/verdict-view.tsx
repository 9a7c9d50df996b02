import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { Verdict } from '../api/practice.ts';
import { GroupsList } from './groups-list.tsx';
import { PromptFigures } from './prompt-figures.tsx';
import { ScoreChanges } from './score-changes.tsx';
import { CriteriaList } from './criteria-list.tsx';
import './verdict.css';

interface VerdictViewProps extends Omit<React.ComponentProps<typeof CriteriaList>, 'criteria'> {
  verdict: Verdict;
}

/** Score and criteria of a check, and what changed since the attempt before. */
export function VerdictView({ verdict, ...looking }: VerdictViewProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const { score, passScore, passed, previousScore, attempt, criteria, groups, changes } = verdict;
  const delta = previousScore === null ? null : score - previousScore;
  const signed = delta === null ? '' : `${delta < 0 ? '−' : '+'}${formatNumber(Math.abs(delta), language)}`;
  return (
    <section className="verdict" aria-label={t('verdict')}>
      <div className="verdict__head">
        <p className="verdict__score">
          <b>{score}</b>
          <span>
            {t('outOf')}
            {delta !== null && <> · {t('delta', { delta: signed, attempt: attempt - 1 })}</>}
          </span>
        </p>
        <span className={passed ? 'tag tag--key' : 'tag'}>
          {passed ? t('passed') : score >= passScore ? t('needsMust') : t('toPass', { score: passScore })}
        </span>
      </div>
      <PromptFigures verdict={verdict} />
      {changes.length > 0 && (
        <div className="verdict__changes">
          <h3>{t('whatChanged')}</h3>
          <ScoreChanges changes={changes} />
        </div>
      )}
      <GroupsList groups={groups} />
      <CriteriaList criteria={criteria} {...looking} />
    </section>
  );
}
