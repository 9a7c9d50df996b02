import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';
import { NoticePage } from '../../../shared/ui/notice.tsx';
import { confirmByLink, type Confirmation } from '../api/mail-links.ts';
import { useLinkToken } from './use-link-token.ts';
import { useOutcome } from './use-outcome.ts';
import './mail-links.css';

/** Uses the link at once; it may be opened twice. */
export function ConfirmPage({ what }: { what: Confirmation }) {
  const { t } = useTranslation('mail-links');
  const token = useLinkToken();
  const { status, reload } = useSession();
  const [outcome, end] = useOutcome();
  const asked = useRef<string | null>(null);
  const { mutate, isError, error } = useMutation({
    mutationFn: (linkToken: string) => confirmByLink(what, linkToken),
    onSuccess() {
      end({ is: 'done' });
      // The account is another now, and this browser's session may be over.
      if (status === 'signed-in') void reload();
    },
    onError(failure) {
      if (failure instanceof ApiError) end({ is: 'failed', reason: failure.detail });
    },
  });
  useEffect(() => {
    if (outcome !== null) {
      // Another link, opened in this tab, does not make the page anew.
      asked.current = null;
      return;
    }
    if (token === null || asked.current === token) return;
    asked.current = token;
    mutate(token);
  }, [token, outcome, mutate]);

  if (outcome?.is === 'done') {
    return (
      <NoticePage title={t(`${what}.doneTitle`)} text={t(`${what}.doneText`)}>
        <WayOn />
      </NoticePage>
    );
  }
  if (outcome?.is === 'failed' || token === null) {
    const reason = outcome?.is === 'failed' ? outcome.reason : t('noLink');
    return (
      <NoticePage title={t(`${what}.failedTitle`)} text={`${reason} ${t(`${what}.sendAgain`)}`}>
        <WayOn toSettings />
      </NoticePage>
    );
  }
  if (isError && !(error instanceof ApiError)) {
    return (
      <NoticePage title={t(`${what}.failedTitle`)} text={t('away')}>
        <Button type="primary" onClick={() => mutate(token)}>
          {t('retry')}
        </Button>
      </NoticePage>
    );
  }
  return (
    <div role="status">
      <NoticePage title={t(`${what}.working`)} />
    </div>
  );
}

/** Where somebody goes from here: into the academy, or first into their account. */
function WayOn({ toSettings = false }: { toSettings?: boolean }) {
  const { t } = useTranslation('mail-links');
  const shared = useTranslation().t;
  const { status } = useSession();
  const openDialog = useAuthPrompt();
  if (status !== 'signed-in') {
    return (
      <Button type="primary" onClick={() => openDialog('sign-in')}>
        {shared('signIn')}
      </Button>
    );
  }
  return (
    <Link className="button button--small" to={toSettings ? '/settings' : '/'}>
      {t(toSettings ? 'toSettings' : 'goOn')}
    </Link>
  );
}
