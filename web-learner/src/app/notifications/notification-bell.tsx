import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { unreadQuery } from '../../features/notifications/api/notifications.ts';
import { badgeOf } from '../../features/notifications/model/unread.ts';
import { BellIcon } from '../../shared/ui/icons.tsx';
import { toast } from '../../shared/ui/toast/toast-store.ts';
import { loadFeatureTexts } from '../i18n.ts';
import './notification-bell.css';

type Drawer = ComponentType<{ open: boolean; onClose: () => void }>;

async function loadDrawer(): Promise<Drawer> {
  const [{ NotificationDrawer }] = await Promise.all([
    import('../../features/notifications/components/notification-drawer.tsx'),
    loadFeatureTexts('notifications'),
  ]);
  return NotificationDrawer;
}

/** How many notifications are unread. The list is loaded once somebody reaches for it. */
export function NotificationBell() {
  const { t } = useTranslation();
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  const badge = badgeOf(unread);
  const [loaded, setLoaded] = useState<{ Drawer: Drawer } | null>(null);
  const [open, setOpen] = useState(false);
  const isLoading = useRef(false);

  async function press() {
    if (loaded) return setOpen(true);
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      setLoaded({ Drawer: await loadDrawer() });
      setOpen(true);
    } catch {
      toast({ title: t('errorTitle'), description: t('error.network'), tone: 'destructive' });
    } finally {
      isLoading.current = false;
    }
  }

  return (
    <>
      <button
        type="button"
        className="icon-button bell"
        aria-label={badge === null ? t('bell.none') : t('bell.unread', { count: unread, shown: badge })}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-testid="bell"
        onClick={() => void press()}
      >
        <BellIcon size={20} />
        {badge !== null && <span className="bell__badge">{badge}</span>}
      </button>
      {loaded && <loaded.Drawer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
