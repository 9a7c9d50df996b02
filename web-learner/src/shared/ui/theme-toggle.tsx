import { useTranslation } from 'react-i18next';
import { useTheme } from '../theme/theme-context.tsx';
import { MoonIcon, SunIcon } from './icons.tsx';

export function ThemeToggle() {
  const { t } = useTranslation();
  const { theme, toggle } = useTheme();
  const label = theme === 'dark' ? t('theme.toLight') : t('theme.toDark');
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      {/* The stylesheet picks one: the page shows this before the app knows the theme. */}
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
