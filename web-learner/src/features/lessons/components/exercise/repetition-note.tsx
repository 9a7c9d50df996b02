import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Verdict } from '../../api/exercises.ts';

/** What a repetition is, and what came of it. */
export function RepetitionNote({ fresh }: { fresh: Verdict | null }) {
  const { t } = useTranslation('lessons');
  const state = fresh === null ? 'begin' : fresh.passed ? 'passed' : 'failed';
  return (
    <p className={`exercise__repetition callout${state === 'passed' ? ' callout--met' : ''}`}>
      {t(`repetition.${state}`)}{' '}
      {fresh && (
        <Link className="text-link" to="/">
          {t('repetition.home')}
        </Link>
      )}
    </p>
  );
}
