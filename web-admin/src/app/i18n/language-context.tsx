import type { Language } from '@academy/contracts/shared/language.ts';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { I18nProvider } from 'ra-core';
import { LANGUAGE_KEY, currentLanguage, storeLanguage } from './current-language.ts';
import { loadI18nProvider } from './i18n-provider.ts';

interface LanguageValue {
  language: Language;
  setLanguage: (language: Language) => void;
  i18nProvider: I18nProvider;
}

const LanguageContext = createContext<LanguageValue | null>(null);

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it');
  return value;
}

interface Chosen {
  language: Language;
  i18nProvider: I18nProvider;
}

/**
 * Holds the language. A change gives react-admin another provider instead of changing the one it has, since
 * the latter mounts every screen anew and would lose what a form holds.
 */
export function LanguageProvider({ initial, children }: { initial: Chosen; children: ReactNode }) {
  const [chosen, setChosen] = useState(initial);
  const { language, i18nProvider } = chosen;

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const value = useMemo(() => {
    const show = async (next: Language) =>
      setChosen({ language: next, i18nProvider: await loadI18nProvider(next) });
    return {
      language,
      i18nProvider,
      show,
      setLanguage(next: Language) {
        storeLanguage(next);
        void show(next);
      },
    };
  }, [language, i18nProvider]);

  useEffect(() => {
    const otherTab = (event: StorageEvent) => {
      if (event.key === LANGUAGE_KEY) void value.show(currentLanguage());
    };
    addEventListener('storage', otherTab);
    return () => removeEventListener('storage', otherTab);
  }, [value]);

  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}
