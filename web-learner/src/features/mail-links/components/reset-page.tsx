import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';
import { NoticePage } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useOutcome } from './use-outcome.ts';
import './mail-links.css';

/** Without a link it asks for one; with it, for the new password. */
export function ResetPage() {
  const { t } = useTranslation('mail-links');
  const shared = useTranslation().t;
  const { forget, user } = useSession();
  const openDialog = useAuthPrompt();
  const token = useLinkToken();
  const [outcome, end] = useOutcome();
  const typed = useTypedEmail();

  if (outcome?.is === 'done') {
    return (
      <NoticePage title={t('reset.doneTitle')} text={t('reset.doneText')}>
        <Button type="primary" onClick={() => openDialog('sign-in')}>
          {shared('signIn')}
        </Button>
      </NoticePage>
    );
  }
  const isNew = token !== null && outcome === null;
  return (
    <div className="page mail-links">
      <header className="page__head">
        <PageHeading title={t(isNew ? 'reset.title' : 'forgot.title')} />
        <p className="page__lead">{t(isNew ? 'reset.lead' : 'forgot.lead')}</p>
      </header>
      {outcome?.is === 'failed' && (
        <p className="callout callout--missing" role="alert">
          {outcome.reason}
        </p>
      )}
      {isNew ? (
        <NewPasswordForm
          token={token}
          onDone={() => {
            end({ is: 'done' });
            // The server has ended this browser's session with all others.
            forget();
          }}
          onRefused={(reason) => end({ is: 'failed', reason })}
        />
      ) : (
        <ForgotForm email={typed ?? user?.email ?? ''} />
      )}
    </div>
  );
}

/** What was typed into the sign-in dialog before the link there was pressed. */
function useTypedEmail(): string | undefined {
  const state: unknown = useLocation().state;
  const isTyped = typeof state === 'object' && state !== null && 'email' in state;
  return isTyped && typeof state.email === 'string' ? state.email : undefined;
}
