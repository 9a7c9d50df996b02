import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../shared/session/session-context.tsx';
import { NoticePage } from '../shared/ui/notice.tsx';
import { SignInDoors } from './sign-in-doors.tsx';

/** A screen for members; visitors are told why and shown the doors. */
export function MembersOnly({
  reason,
  children,
}: {
  reason: 'settings' | 'lesson' | 'moderation' | 'prompts';
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { status } = useSession();
  if (status === 'signed-in') return children;
  return (
    <NoticePage title={t('membersOnly.title')} text={t(`membersOnly.${reason}`)}>
      <SignInDoors />
    </NoticePage>
  );
}
