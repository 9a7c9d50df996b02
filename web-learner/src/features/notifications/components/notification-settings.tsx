import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { preferencesQuery, setPreference } from '../api/preferences.ts';
import './notification-settings.css';

const channels = ['app', 'mail'] as const;

/** What a member is notified of, and how: a table of switches. */
export function NotificationSettings() {
  const { t } = useTranslation('notifications');
  const shared = useTranslation().t;
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(preferencesQuery);
  const { mutate } = useMutation({
    mutationFn: setPreference,
    onMutate: ({ activity, channel, on }) =>
      queries.setQueryData(
        preferencesQuery.queryKey,
        (before) => before?.[activity] && { ...before, [activity]: { ...before[activity], [channel]: on } },
      ),
    onError: () => {
      toast({ title: shared('errorTitle'), description: t('preferences.failed'), tone: 'destructive' });
      void queries.invalidateQueries({ queryKey: preferencesQuery.queryKey });
    },
  });

  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data)
    return <div className="bones" role="status" aria-label={shared('loading')} style={{ height: 460 }} />;
  return (
    <>
      <p className="settings__note">{t('preferences.text')}</p>
      <table className="preferences">
        <thead>
          <tr>
            <th scope="col">{t('preferences.activity')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(data).map(([activity, switches]) => (
            <tr key={activity}>
              <th scope="row">{switches.name[language]}</th>
              {channels.map((channel) => {
                const on = switches[channel];
                return (
                  <td key={channel}>
                    {on === undefined ? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">{t('preferences.none')}</span>
                      </>
                    ) : (
                      <Switch
                        checked={on}
                        aria-label={`${switches.name[language]}: ${t(`channels.${channel}`)}`}
                        onChange={(next) => mutate({ activity, channel, on: next })}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
