import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { HelpfulIcon, NotHelpfulIcon } from './tutor-icons.tsx';

interface VoteButtonsProps {
  /** Null where there is no vote yet. */
  shown: boolean | null;
  /** Why the last one was not kept. */
  error: unknown;
  onVote: (helpful: boolean) => void;
}

/** Whether the answer helped: one vote, which can be changed. */
export function VoteButtons({ shown, error, onVote }: VoteButtonsProps) {
  const { t } = useTranslation('tutor');
  const label = useId();
  const button = (helpful: boolean) => (
    <button
      type="button"
      className="tutor-action tutor-vote__button"
      aria-pressed={shown === helpful}
      onClick={() => onVote(helpful)}
    >
      {helpful ? <HelpfulIcon size={16} /> : <NotHelpfulIcon size={16} />}
      {t(helpful ? 'vote.helpful' : 'vote.notHelpful')}
    </button>
  );
  return (
    <div className="tutor-vote" role="group" aria-labelledby={label}>
      <span id={label}>{t('vote.question')}</span>
      {button(true)}
      {button(false)}
      <FailureNote error={error} />
    </div>
  );
}
