import { ConfigProvider } from 'antd';
import { useTranslation } from 'react-i18next';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';
import type { ThemeName } from '@academy/web-kit/theme/palette.ts';
import { comfortStorage } from '../consent/consent-store.ts';

const ThemeContext = createContext<{ theme: ThemeName; toggle: () => void }>({
  theme: 'light',
  toggle: () => undefined,
});

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');
const chosen = (): ThemeName | null => {
  const value = comfortStorage.read('theme');
  return value === 'light' || value === 'dark' ? value : null;
};

/** Light or dark: follows the system until the person chooses, then remembers the choice. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(chosen);
  const [system, setSystem] = useState<ThemeName>(() => (systemDark().matches ? 'dark' : 'light'));
  const theme = choice ?? system;

  useEffect(() => {
    const query = systemDark();
    const follow = () => setSystem(query.matches ? 'dark' : 'light');
    const otherTab = (event: StorageEvent) => event.key === 'theme' && setChoice(chosen());
    query.addEventListener('change', follow);
    addEventListener('storage', otherTab);
    return () => {
      query.removeEventListener('change', follow);
      removeEventListener('storage', otherTab);
    };
  }, []);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  const value = useMemo(
    () => ({
      theme,
      toggle() {
        const next = theme === 'dark' ? 'light' : 'dark';
        comfortStorage.write('theme', next);
        setChoice(next);
      },
    }),
    [theme],
  );
  const config = useMemo(() => antdTheme(theme), [theme]);
  const { t, i18n } = useTranslation();
  // The few words that antd's own parts say in this app; its whole locale would be dead weight.
  const locale = useMemo(
    () => ({ locale: i18n.language, global: { close: t('close'), show: t('show'), hide: t('hide') } }),
    [t, i18n.language],
  );
  return (
    <ThemeContext.Provider value={value}>
      <ConfigProvider
        theme={config}
        locale={locale}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
      >
        {children}
      </ConfigProvider>
    </ThemeContext.Provider>
  );
}

export const useTheme = () => useContext(ThemeContext);
