import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/i18n/language.ts';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Attempt, Verdict } from '../../api/exercises.ts';
import { CriteriaList } from './criteria-list.tsx';
import { GroupsList } from './groups-list.tsx';
import { PromptFigures } from './prompt-figures.tsx';
import { ScoreChanges } from './score-changes.tsx';
import { StaffDecision } from './staff-decision.tsx';
import { VerdictHead } from './verdict-head.tsx';

interface VerdictViewProps extends Omit<ComponentProps<typeof CriteriaList>, 'criteria'> {
  verdict: Verdict;
  /** The language that it is worded in. */
  language: Language;
  /** What staff decided in its place. */
  override: Attempt['override'];
  /** Whether the text in the field is another by now. */
  isStale: boolean;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** What a passed exercise leads on to. */
  onward?: ReactNode;
}

/** A verdict as a teacher would give it: whether it passes, what to do next, what is good already, what changed. */
export function VerdictView({
  verdict,
  language,
  override,
  isStale,
  headingRef,
  onward,
  ...criteriaList
}: VerdictViewProps) {
  const { t } = useTranslation('lessons');
  const { criteria, groups, changes } = verdict;
  return (
    <section className="verdict" aria-label={t('verdict')}>
      <VerdictHead verdict={verdict} headingRef={headingRef} onward={onward} />
      {isStale && <p className="verdict__figures">{t('stale')}</p>}
      {override && <StaffDecision decision={override} />}
      <PromptFigures verdict={verdict}>
        <Delta {...verdict} />
      </PromptFigures>
      <div lang={language}>
        <GroupsList groups={groups} />
        <CriteriaList criteria={criteria} {...criteriaList} />
      </div>
      {changes.length > 0 && (
        <div className="verdict__changes">
          <h4>{t('whatChanged')}</h4>
          <ScoreChanges changes={changes} />
        </div>
      )}
    </section>
  );
}

/** How far the score has moved since the attempt before; nothing where it has not. */
function Delta({ score, previousScore, attempt }: Verdict) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const delta = previousScore === null ? 0 : score - previousScore;
  if (delta === 0) return null;
  const signed = `${delta < 0 ? '−' : '+'}${formatNumber(Math.abs(delta), language)}`;
  return <>{t('delta', { delta: signed, attempt: attempt - 1 })} · </>;
}
