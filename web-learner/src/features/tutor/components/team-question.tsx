import { retention } from '@academy/contracts/shared/retention.ts';
import { tutorLimits } from '@academy/contracts/shared/tutor-limits.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { takeFocus } from '../../../shared/ui/take-focus.ts';

interface TeamQuestionProps {
  state: 'unsent' | 'sending' | 'sent';
  /** Why it was not sent. */
  error: unknown;
  onSend: () => void;
  /** What was missing in the answer; absent where that is not asked for. */
  remark?: string;
  onRemark?: (remark: string) => void;
}

/** Offers to send the question to the team, and says what that sends; once sent, that it was. */
export function TeamQuestion({ state, error, onSend, remark, onRemark }: TeamQuestionProps) {
  const { t } = useTranslation('tutor');
  const field = useId();
  const texts = remark === undefined ? 'team' : 'missed';
  if (state === 'sent')
    return (
      <p className="tutor-answer__note" role="status" tabIndex={-1} ref={takeFocus}>
        {t(`${texts}.sent`)}
      </p>
    );
  return (
    <div className="tutor-answer__ask">
      {remark !== undefined && (
        <div className="tutor-missed">
          <label htmlFor={field}>{t('missed.label')}</label>
          <textarea
            id={field}
            rows={2}
            value={remark}
            maxLength={tutorLimits.remarkCharacters}
            aria-describedby={`${field}-sent`}
            onChange={({ target }) => onRemark?.(target.value)}
          />
        </div>
      )}
      <p id={`${field}-sent`}>{t(`${texts}.text`, { days: retention.sentQuestions.until.count })}</p>
      <button
        type="button"
        className="button button--small button--quiet"
        disabled={state === 'sending'}
        onClick={onSend}
      >
        {t(state === 'sending' ? 'team.sending' : `${texts}.send`)}
      </button>
      <FailureNote error={error} />
    </div>
  );
}
