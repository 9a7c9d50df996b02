import { formatTime } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import type { Notification } from '../api/notifications.ts';

interface NotificationItemProps {
  item: Notification;
  onRead: (id: string) => void;
  /** After its link was followed. */
  onLeave: () => void;
}

/** One notification: a link to what it is about, and where it is unread a button that marks it as read. */
export function NotificationItem({ item, onRead, onLeave }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  const { id, note, link, createdAt, readAt } = item;
  const sentence = item.sentence[language];
  const isUnread = readAt === null;

  function open() {
    if (isUnread) onRead(id);
    onLeave();
  }

  return (
    <li className="notification" data-unread={isUnread}>
      <Link to={link} onClick={open}>
        {isUnread && <span className="visually-hidden">{t('unread')}: </span>}
        <span>{sentence}</span>
        {note !== null && <q className="notification__note">{note}</q>}
        <time dateTime={createdAt}>{formatTime(createdAt, language)}</time>
      </Link>
      {isUnread && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('markReadLabel', { sentence })}
          title={t('markRead')}
          onClick={() => onRead(id)}
        >
          <CheckIcon size={16} />
        </button>
      )}
    </li>
  );
}
