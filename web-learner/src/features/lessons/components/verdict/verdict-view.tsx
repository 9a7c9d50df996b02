import { VerdictView as WholeVerdictView } from '@academy/web-kit/exercise/verdict-view.tsx';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Attempt, Verdict } from '../../api/exercises.ts';
import { LessonWords } from '../lesson-words.tsx';
import { ScoreChanges } from './score-changes.tsx';
import { StaffDecision } from './staff-decision.tsx';

interface VerdictViewProps extends Omit<
  ComponentProps<typeof WholeVerdictView>,
  'verdict' | 'decision' | 'figures' | 'children'
> {
  verdict: Verdict;
  /** What staff decided in its place. */
  override: Attempt['override'];
}

/** The verdict of an attempt, with what staff decided and what changed since the attempt before. */
export function VerdictView({ verdict, override, ...view }: VerdictViewProps) {
  const { t } = useTranslation('lessons');
  return (
    <LessonWords>
      <WholeVerdictView
        verdict={verdict}
        decision={override && <StaffDecision decision={override} />}
        figures={<Delta {...verdict} />}
        {...view}
      >
        {verdict.changes.length > 0 && (
          <div className="verdict__changes">
            <h4>{t('whatChanged')}</h4>
            <ScoreChanges changes={verdict.changes} />
          </div>
        )}
      </WholeVerdictView>
    </LessonWords>
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
