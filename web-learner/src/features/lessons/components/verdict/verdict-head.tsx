import { formatDate } from '@academy/web-kit/format/dates.ts';
import { formatList } from '@academy/web-kit/format/lists.ts';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import type { Verdict } from '../../api/exercises.ts';
import { outcomeOf } from '../../model/verdict-order.ts';

interface VerdictHeadProps {
  verdict: Verdict;
  /** Takes the focus after a check. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** What a passed exercise leads on to. */
  onward?: ReactNode;
}

/** The score in large figures and, in one sentence with it, whether that passes and what it lacks. */
export function VerdictHead({ verdict, headingRef, onward }: VerdictHeadProps) {
  const { t } = useTranslation('lessons');
  const { language } = useLanguage();
  const { score, passScore } = verdict;
  const outcome = outcomeOf(verdict);
  return (
    <div className="verdict__head">
      <h3 ref={headingRef} tabIndex={-1} data-heading className="verdict__score">
        <b>{score}</b>{' '}
        <span>
          {'names' in outcome
            ? t(`outOfBut.${outcome.kind}`, { names: formatList(outcome.names, language) })
            : t(outcome.kind === 'refused' ? 'outOfRefused' : 'outOf')}
        </span>{' '}
        {outcome.kind === 'passed' && <span className="tag tag--key">{t('passed')}</span>}
        {outcome.kind === 'pending' && <span className="tag">{t('pending.tag')}</span>}
      </h3>
      {outcome.kind === 'score' && <span className="tag">{t('toPass', { score: passScore })}</span>}
      {outcome.kind === 'pending' && (
        <p className="verdict__pending">
          {t('pending.explained', { date: formatDate(outcome.until, language) })}
        </p>
      )}
      {(outcome.kind === 'passed' || outcome.kind === 'pending') && onward}
    </div>
  );
}
