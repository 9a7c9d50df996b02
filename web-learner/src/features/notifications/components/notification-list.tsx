import { formatDay } from '@academy/web-kit/format/dates.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { notificationsQuery } from '../api/notifications.ts';
import { groupByDay } from '../model/days.ts';
import { NotificationItem } from './notification-item.tsx';

interface NotificationListProps {
  onRead: (id: string) => void;
  onLeave: () => void;
}

/** The notifications of the last 90 days, by day, page by page. */
export function NotificationList({ onRead, onLeave }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  const query = useInfiniteQuery(notificationsQuery);
  const [now] = useState(() => new Date());
  const items = query.data?.pages.flatMap((page) => page.items);

  if (query.isError && !items) return <LoadError error={query.error} retry={() => void query.refetch()} />;
  if (!items) return <Bones />;
  if (items.length === 0)
    return (
      <div className="notifications__empty">
        <h3>{t('empty.title')}</h3>
        <p>{t('empty.text')}</p>
      </div>
    );
  return (
    <>
      {groupByDay(items, now).map(({ date, name, items }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h3 id={`day-${date}`}>{name ? t(name) : formatDay(date, language)}</h3>
          <ul>
            {items.map((item) => (
              <NotificationItem key={item.id} item={item} onRead={onRead} onLeave={onLeave} />
            ))}
          </ul>
        </section>
      ))}
      {query.isFetchNextPageError && (
        <LoadError error={query.error} retry={() => void query.fetchNextPage()} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button block disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Bones() {
  const { t } = useTranslation();
  return (
    <div className="notifications__bones" role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className="bones" />
      ))}
    </div>
  );
}
