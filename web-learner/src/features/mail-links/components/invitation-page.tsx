import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { LoadError, NoticePage } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { openInvitation } from '../api/mail-links.ts';
import { InvitationForm } from './invitation-form.tsx';
import { refusalOf, type Refusal } from './refusal.ts';
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

  if (outcome?.is === 'failed') return <Refused {...outcome} />;
  const refusal = refusalOf(error);
  if (refusal) return <Refused {...refusal} />;
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
      <InvitationForm
        token={token}
        invitation={data}
        onRefused={(refused) => end({ is: 'failed', ...refused })}
      />
    </div>
  );
}

function Refused({ reason, about }: { reason: string; about?: Refusal['about'] }) {
  const { t } = useTranslation('mail-links');
  const shared = useTranslation().t;
  const { status } = useSession();
  const openDialog = useAuthPrompt();
  const isSignedIn = status === 'signed-in';
  const advice = [
    about === 'link' && t('invitation.accepted'),
    about !== 'account' && t('invitation.askAgain'),
  ];
  return (
    <NoticePage title={t('invitation.failedTitle')} text={[reason, ...advice].filter(Boolean).join(' ')}>
      {!isSignedIn && (
        <Button type="primary" onClick={() => openDialog('sign-in')}>
          {shared('signIn')}
        </Button>
      )}
      {about === 'account' ? (
        <Link className="text-link" to="/reset">
          {t('invitation.newPassword')}
        </Link>
      ) : (
        !isSignedIn && <Button onClick={() => openDialog('register')}>{t('invitation.register')}</Button>
      )}
    </NoticePage>
  );
}
