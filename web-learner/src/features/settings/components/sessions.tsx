import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { endSession, sessionsQuery } from '../api/account.ts';

/** The account's live sessions; any but this one can be ended here. */
export function Sessions() {
  const { t } = useTranslation('settings');
  const shared = useTranslation().t;
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: endSession,
    async onSuccess() {
      toast({ title: t('sessions.ended') });
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: () =>
      toast({ title: shared('errorTitle'), description: t('sessions.failed'), tone: 'destructive' }),
  });

  return (
    <section id="sessions" className="settings__section" aria-labelledby="sessions-title">
      <h2 id="sessions-title" tabIndex={-1} data-heading>
        {t('sessions.title')}
      </h2>
      {error && !data && <LoadError error={error} retry={() => void refetch()} />}
      <ul className="sessions">
        {data?.map(({ id, device, current, lastUsedAt }) => (
          <li key={id}>
            <div>
              <b>{device}</b>
              <p>{t('sessions.lastUsed', { date: formatDateTime(lastUsedAt, language) })}</p>
            </div>
            {current ? (
              <span className="tag tag--key">{t('sessions.current')}</span>
            ) : (
              <Button
                size="small"
                disabled={isPending}
                aria-label={t('sessions.endLabel', { device })}
                onClick={() => mutate(id)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
