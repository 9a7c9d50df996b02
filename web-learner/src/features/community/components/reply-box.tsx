import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';
import { allowanceQuery } from '../api/community.ts';
import { MuteNote } from './mute-note.tsx';
import { ReplyForm } from './reply-form.tsx';

interface ReplyBoxProps {
  postId: string;
  onSending: (content: string | null) => void;
}

/** The form for a reply, or what stands in its way: no account, or a mute. */
export function ReplyBox(props: ReplyBoxProps) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const { status } = useSession();
  const openDialog = useAuthPrompt();
  const allowance = useQuery({ ...allowanceQuery, enabled: status === 'signed-in' }).data;
  if (status !== 'signed-in') {
    return (
      <div className="replies__prompt callout">
        <p>{t('signInToReply')}</p>
        <Button type="primary" size="small" onClick={() => openDialog('sign-in')}>
          {shared('signIn')}
        </Button>
        <Button size="small" onClick={() => openDialog('register')}>
          {shared('register')}
        </Button>
      </div>
    );
  }
  return allowance?.mutedUntil ? <MuteNote allowance={allowance} /> : <ReplyForm {...props} />;
}
