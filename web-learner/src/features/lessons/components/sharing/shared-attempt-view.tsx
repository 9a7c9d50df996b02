import { useTranslation } from 'react-i18next';
import type { SharedAttemptState } from '../../model/shared-attempt-state.ts';
import { SharedAttemptCard } from './shared-attempt-card.tsx';

interface SharedAttemptViewProps {
  state: SharedAttemptState;
  onRetry: () => void;
}

/** A shared attempt in each of its states: on its way, shown, gone, or not loaded. */
export function SharedAttemptView({ state, onRetry }: SharedAttemptViewProps) {
  const { t } = useTranslation('lessons');
  const { t: shared } = useTranslation();
  if (state.status === 'shown') return <SharedAttemptCard attempt={state.attempt} />;
  if (state.status === 'loading')
    return <div className="shared-attempt bones" role="status" aria-label={shared('loading')} />;
  if (state.status === 'gone') return <p className="shared-attempt sheet">{t('shared.gone')}</p>;
  return (
    <p className="shared-attempt sheet" role="alert">
      {t('shared.failed')}{' '}
      <button type="button" className="text-button" onClick={onRetry}>
        {shared('error.retry')}
      </button>
    </p>
  );
}
