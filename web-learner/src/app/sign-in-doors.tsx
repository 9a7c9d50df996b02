import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAuthPrompt } from '../shared/session/auth-prompt.tsx';

/** The two buttons by which a visitor becomes a member. */
export function SignInDoors() {
  const { t } = useTranslation();
  const openDialog = useAuthPrompt();
  return (
    <>
      <Button type="primary" onClick={() => openDialog('sign-in')}>
        {t('signIn')}
      </Button>
      <Button onClick={() => openDialog('register')}>{t('register')}</Button>
    </>
  );
}
