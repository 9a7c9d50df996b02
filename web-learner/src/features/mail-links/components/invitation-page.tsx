import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { LoadError, NoticePage } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { openInvitation } from '../api/mail-links.ts';
import { InvitationForm } from './invitation-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useOutcome } from './use-outcome.ts';
import './mail-links.css';

/** Says who invites, and takes what an account needs; there is none before. */
export function InvitationPage() {
  const { t } = useTranslation('mail-links');
  const { brand } = useSite();
  const { user } = useSession();
  const token = useLinkToken();
  const [outcome, end] = useOutcome();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => openInvitation(token ?? ''),
    enabled: token !== null && outcome === null,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });

  if (outcome?.is === 'failed') return <Refused reason={outcome.reason} />;
  const refused = error instanceof ApiError ? (error.fields.token ?? error.fields.email) : undefined;
  if (refused !== undefined) return <Refused reason={refused} />;
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  if (token === null) return <Refused reason={t('invitation.noLink')} />;
  if (!data) {
    return (
      <div role="status">
        <NoticePage title={t('invitation.opening')} />
      </div>
    );
  }
  return (
    <div className="page mail-links">
      <header className="page__head">
        <PageHeading title={t('invitation.title', { brand })} />
        <p className="page__lead">{t('invitation.lead')}</p>
      </header>
      <p className="mail-links__about">{t('invitation.email', { email: data.email })}</p>
      {data.role !== 'learner' && <p className="mail-links__about">{t('invitation.role')}</p>}
      {user && <p className="callout">{t('invitation.signedIn', { email: user.email })}</p>}
      <InvitationForm token={token} invitation={data} onRefused={(reason) => end({ is: 'failed', reason })} />
    </div>
  );
}

function Refused({ reason }: { reason: string }) {
  const { t } = useTranslation('mail-links');
  const shared = useTranslation().t;
  const { status } = useSession();
  const openDialog = useAuthPrompt();
  return (
    <NoticePage title={t('invitation.failedTitle')} text={`${reason} ${t('invitation.askAgain')}`}>
      {status !== 'signed-in' && (
        <>
          <Button type="primary" onClick={() => openDialog('sign-in')}>
            {shared('signIn')}
          </Button>
          <Button onClick={() => openDialog('register')}>{t('invitation.register')}</Button>
        </>
      )}
    </NoticePage>
  );
}
