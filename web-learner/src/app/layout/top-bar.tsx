import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMember } from '../../shared/session/session-context.tsx';
import { LanguageToggle } from '../../shared/ui/language-toggle.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { ThemeToggle } from '../../shared/ui/theme-toggle.tsx';
import { isViewing } from '../../shared/viewing/is-viewing.ts';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { UserMenu } from './user-menu.tsx';

export function TopBar() {
  const { t } = useTranslation();
  const { isPremium } = useMember();
  const plan = t(isPremium ? 'plan.premium' : 'plan.free');
  return (
    <header className="top-bar">
      <Logo />
      <div className="top-bar__actions">
        <Link
          to="/settings#plan"
          className={isPremium ? 'tag tag--key' : 'tag'}
          data-testid="plan-badge"
          aria-label={t('plan.mine', { plan })}
        >
          {plan}
        </Link>
        <LanguageToggle />
        <ThemeToggle />
        {!isViewing && <NotificationBell />}
        <UserMenu />
      </div>
    </header>
  );
}
