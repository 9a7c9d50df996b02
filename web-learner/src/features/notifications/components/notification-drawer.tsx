import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SettingsIcon } from '../../../shared/ui/icons.tsx';
import { unreadQuery } from '../api/notifications.ts';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { NotificationList } from './notification-list.tsx';
import './notifications.css';

/** A member's notifications beside the page; on a phone over the whole of it. */
export function NotificationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const { markRead, markAllRead } = useMarkRead();
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('title')}
      rootClassName="notifications"
      size="min(420px, 100vw)"
      closable={{ 'aria-label': t('close') }}
      extra={
        <Link
          to="/settings#notifications"
          className="icon-button"
          aria-label={t('settings')}
          title={t('settings')}
          onClick={onClose}
        >
          <SettingsIcon size={18} />
        </Link>
      }
      destroyOnHidden
    >
      <button
        type="button"
        className="button button--quiet button--small notifications__all"
        disabled={unread === 0}
        onClick={markAllRead}
      >
        {t('markAllRead')}
      </button>
      <NotificationList onRead={markRead} onLeave={onClose} />
    </Drawer>
  );
}
