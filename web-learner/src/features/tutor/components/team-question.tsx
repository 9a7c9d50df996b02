import { retention } from '@academy/contracts/shared/retention.ts';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { takeFocus } from '../../../shared/ui/take-focus.ts';

interface TeamQuestionProps {
  state: 'unsent' | 'sending' | 'sent';
  /** Why it was not sent. */
  error: unknown;
  onSend: () => void;
}

/** Offers to send the question to the team, and says what that sends; once sent, that it was. */
export function TeamQuestion({ state, error, onSend }: TeamQuestionProps) {
  const { t } = useTranslation('tutor');
  if (state === 'sent')
    return (
      <p className="tutor-answer__note" role="status" tabIndex={-1} ref={takeFocus}>
        {t('team.sent')}
      </p>
    );
  return (
    <div className="tutor-answer__ask">
      <p>{t('team.text', { days: retention.sentQuestions.until.count })}</p>
      <button
        type="button"
        className="button button--small button--quiet"
        disabled={state === 'sending'}
        onClick={onSend}
      >
        {t(state === 'sending' ? 'team.sending' : 'team.send')}
      </button>
      <FailureNote error={error} />
    </div>
  );
}
