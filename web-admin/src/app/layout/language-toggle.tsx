import { useTranslate } from 'ra-core';
import { languages } from '../i18n/current-language.ts';
import { useLanguage } from '../i18n/language-context.tsx';

const names = { es: 'Español', en: 'English' } as const;

export function LanguageToggle() {
  const translate = useTranslate();
  const { language, setLanguage } = useLanguage();
  return (
    <div className="segments" role="group" aria-label={translate('academy.language')}>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          aria-label={`${code.toUpperCase()}, ${names[code]}`}
          onClick={() => setLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
