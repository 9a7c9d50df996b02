import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAuthPrompt } from '../../shared/session/auth-prompt.tsx';
import { UserIcon } from '../../shared/ui/icons.tsx';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { ThemeToggle } from '../../shared/ui/theme-toggle.tsx';

export function PublicHeader() {
  const { t } = useTranslation();
  const openDialog = useAuthPrompt();
  return (
    <header className="public-header">
      <Logo />
      <div className="public-header__actions">
        <LanguageToggle />
        <ThemeToggle />
        <Button
          className="public-header__sign-in"
          aria-label={t('signIn')}
          onClick={() => openDialog('sign-in')}
        >
          <span className="public-header__icon">
            <UserIcon size={18} />
          </span>
          <span className="public-header__word">{t('signIn')}</span>
        </Button>
        <Button type="primary" onClick={() => openDialog('register')}>
          {t('register')}
        </Button>
      </div>
    </header>
  );
}
