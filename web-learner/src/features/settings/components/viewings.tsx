import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { endViewing, viewingsQuery } from '../api/viewings.ts';

/** When administrators viewed the academy as this member, and why; one that is open can be ended. */
export function Viewings() {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const queries = useQueryClient();
  const showFailure = useFailureToast(t('viewings.failed'));
  const { data, error, refetch } = useQuery(viewingsQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: endViewing,
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: viewingsQuery.queryKey }),
  });

  return (
    <section id="viewings" className="settings__section" aria-labelledby="viewings-title">
      <h2 id="viewings-title" tabIndex={-1} data-heading>
        {t('viewings.title')}
      </h2>
      <p className="settings__note">{t('viewings.about')}</p>
      {error && !data && <LoadError error={error} retry={() => void refetch()} />}
      {data?.length === 0 && <p>{t('viewings.none')}</p>}
      <ul className="sessions">
        {data?.map(({ id, reason, startedAt, endsAt, isOpen }) => (
          <li key={id}>
            <div>
              <b>{formatDateTime(startedAt, language)}</b>
              <p>{t('viewings.reason', { reason })}</p>
              <p>
                {t(isOpen ? 'viewings.until' : 'viewings.ended', {
                  date: formatDateTime(endsAt, language),
                })}
              </p>
            </div>
            {isOpen && (
              <Button
                size="small"
                disabled={isPending}
                aria-label={t('viewings.endLabel', { date: formatDateTime(startedAt, language) })}
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
