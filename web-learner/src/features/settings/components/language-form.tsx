import { useMutation } from '@tanstack/react-query';
import { Radio, Select } from 'antd';
import i18next from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesSearch } from '@academy/web-kit/text/fold.ts';
import { changeLanguage } from '../../../shared/i18n/change-language.ts';
import type { Language } from '../../../shared/i18n/language.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useMember, useSession } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { updateProfile } from '../api/account.ts';
import { timeZoneOptions } from '../model/time-zones.ts';

/** How the academy and its mails speak to this member. The language also holds in this browser at once. */
export function LanguageForm() {
  const { t } = useTranslation('settings');
  const showFailure = useFailureToast(t('profile.failed'));
  const { language } = useLanguage();
  const { firstName, lastName, username, email, timeZone } = useMember();
  const { setUser } = useSession();
  const zones = useMemo(() => timeZoneOptions(timeZone, new Date()), [timeZone]);
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { language?: Language; timeZone?: string }) =>
      updateProfile({ firstName, lastName, username, email, ...change }),
    onSuccess: setUser,
    onError(error) {
      showFailure(error);
    },
  });

  async function choose(next: Language) {
    try {
      await changeLanguage(next);
    } catch {
      return toast({ title: t('language.notLoaded'), tone: 'destructive' });
    }
    toast({ title: i18next.t('language.changed', { ns: 'settings' }) });
    mutate({ language: next });
  }

  return (
    <section id="language" className="settings__section" aria-labelledby="language-title">
      <h2 id="language-title" tabIndex={-1} data-heading>
        {t('language.title')}
      </h2>
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
      <h3 className="settings__label" id="time-zone-title">
        {t('timeZone.title')}
      </h3>
      <p className="settings__note">{t('timeZone.text')}</p>
      <Select
        className="settings__zone"
        // Within the page's landmarks, where screen readers look for it.
        getPopupContainer={(field: HTMLElement) => field.parentElement ?? field}
        aria-labelledby="time-zone-title"
        showSearch={{ filterOption: (typed, option) => matchesSearch(typed, [option?.label ?? '']) }}
        value={timeZone}
        disabled={isPending}
        options={zones}
        notFoundContent={t('timeZone.none')}
        onChange={(next: string) =>
          mutate({ timeZone: next }, { onSuccess: () => toast({ title: t('timeZone.changed') }) })
        }
      />
    </section>
  );
}
