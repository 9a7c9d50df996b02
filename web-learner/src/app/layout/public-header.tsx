import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
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
      <nav className="public-header__nav" aria-label={t('nav.main')}>
        <NavLink to="/courses">{t('nav.courses')}</NavLink>
        <NavLink to="/library">{t('nav.library')}</NavLink>
        {/* A part of the landing page, so never the page that one is on. */}
        <Link to="/#pricing">{t('nav.prices')}</Link>
        <NavLink to="/business">{t('footer.business')}</NavLink>
      </nav>
      <div className="public-header__actions">
        <LanguageToggle />
        <ThemeToggle />
        <button
          type="button"
          className="button button--quiet button--small"
          aria-label={t('signIn')}
          onClick={() => openDialog('sign-in')}
        >
          <span className="public-header__icon">
            <UserIcon size={18} />
          </span>
          <span className="public-header__word">{t('signIn')}</span>
        </button>
        <button type="button" className="button button--small" onClick={() => openDialog('register')}>
          {t('register')}
        </button>
      </div>
    </header>
  );
}
