import { useTranslation } from 'react-i18next';
import { useMember } from '../../shared/session/session-context.tsx';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { ThemeToggle } from '../../shared/ui/theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

export function TopBar() {
  const { t } = useTranslation();
  const { isPremium } = useMember();
  return (
    <header className="top-bar">
      <Logo />
      <div className="top-bar__actions">
        <span className={isPremium ? 'tag tag--key' : 'tag'} data-testid="plan-badge">
          {isPremium ? t('plan.premium') : t('plan.free')}
        </span>
        <LanguageToggle />
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}
