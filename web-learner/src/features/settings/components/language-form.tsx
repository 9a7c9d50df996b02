import { Radio } from 'antd';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../shared/i18n/change-language.ts';
import type { Language } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { toast } from '../../../shared/ui/toast/toast-store.ts';

export function LanguageForm() {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();

  async function choose(next: Language) {
    await changeLanguage(next);
    toast({ title: i18next.t('language.changed', { ns: 'settings' }) });
  }

  return (
    <section className="settings__section" aria-labelledby="language-title">
      <h2 id="language-title">{t('language.title')}</h2>
      <p className="settings__note">{t('language.text')}</p>
      <Radio.Group
        aria-labelledby="language-title"
        value={language}
        onChange={(event) => void choose(event.target.value as Language)}
        options={[
          { value: 'es', label: 'Español' },
          { value: 'en', label: 'English' },
        ]}
      />
    </section>
  );
}
