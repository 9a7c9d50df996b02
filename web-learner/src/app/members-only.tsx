import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthPrompt } from '../shared/session/auth-prompt.tsx';
import { useSession } from '../shared/session/session-context.tsx';
import { NoticePage } from '../shared/ui/notice.tsx';

/** A screen for members; visitors are told why and shown the doors. */
export function MembersOnly({
  reason,
  children,
}: {
  reason: 'settings' | 'lesson' | 'help' | 'moderation' | 'prompts';
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { status } = useSession();
  const openDialog = useAuthPrompt();
  if (status === 'signed-in') return children;
  return (
    <NoticePage title={t('membersOnly.title')} text={t(`membersOnly.${reason}`)}>
      <Button type="primary" onClick={() => openDialog('sign-in')}>
        {t('signIn')}
      </Button>
      <Button onClick={() => openDialog('register')}>{t('register')}</Button>
    </NoticePage>
  );
}
