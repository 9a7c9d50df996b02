import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

/** Stands where the excerpt breaks off. */
export function LockedNote({ isPremium, upgrade }: { isPremium: boolean; upgrade: ReactNode }) {
  const { t } = useTranslation('library');
  const shared = useTranslation().t;
  const openDialog = useAuthPrompt();
  if (isPremium) {
    return (
      <Notice title={t('lockedTitle')} text={t('lockedText')}>
        {upgrade}
      </Notice>
    );
  }
  return (
    <Notice title={t('lockedFreeTitle')} text={t('lockedFreeText')}>
      <Button type="primary" onClick={() => openDialog('register')}>
        {shared('register')}
      </Button>
      <Button onClick={() => openDialog('sign-in')}>{shared('signIn')}</Button>
    </Notice>
  );
}
