import { useTranslation } from 'react-i18next';
import type { AuthDialog } from '../../../shared/session/auth-prompt.tsx';

/** What a visitor sees in the place of the conversation. */
export function Invitation({ onEnter }: { onEnter: (dialog: AuthDialog) => void }) {
  const { t } = useTranslation('tutor');
  const shared = useTranslation().t;
  return (
    <div className="turns tutor__empty tutor__invitation">
      <h3>{t('invitation.title')}</h3>
      <p>{t('invitation.text')}</p>
      <div className="notice__actions">
        <button type="button" className="button button--small" onClick={() => onEnter('sign-in')}>
          {shared('signIn')}
        </button>
        <button
          type="button"
          className="button button--small button--quiet"
          onClick={() => onEnter('register')}
        >
          {shared('register')}
        </button>
      </div>
    </div>
  );
}
