import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n/change-language.ts';
import { languages } from '../i18n/language.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useFailureToast } from './toast/use-failure-toast.ts';

const names = { es: 'Español', en: 'English' } as const;

export function LanguageToggle() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const showFailure = useFailureToast(t('error.network'));
  return (
    <div className="segments" role="group" aria-label={t('language')}>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          aria-label={`${code.toUpperCase()}, ${names[code]}`}
          onClick={() => void changeLanguage(code).catch(showFailure)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
