import { useTranslation } from 'react-i18next';
import type { CheckState } from '../../model/check-run.ts';

/** A check that waits for its answer: why, and a way to send it again. The text is safe meanwhile. */
export function HeldCheck({ state, onResend }: { state: CheckState; onResend: () => void }) {
  const { t } = useTranslation('lessons');
  return (
    <div role="alert">
      {state.hold && (
        <div className="callout callout--partly">
          <p>{t(`held.${state.hold}`)}</p>
          <button type="button" className="text-button" disabled={state.isSending} onClick={onResend}>
            {t('held.resend')}
          </button>
        </div>
      )}
    </div>
  );
}
