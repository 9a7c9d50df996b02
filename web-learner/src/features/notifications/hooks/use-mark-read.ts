import type { Unread } from '@academy/contracts/http/scheduler/notifications.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import {
  markAllRead,
  markRead,
  notificationsQuery,
  unreadQuery,
  type Notification,
} from '../api/notifications.ts';

/** Shows what is read at once, and puts it right where the server did not take it. */
export function useMarkRead() {
  const { t } = useTranslation();
  const queries = useQueryClient();

  const show = (isMeant: (item: Notification) => boolean) => {
    const readAt = new Date().toISOString();
    queries.setQueryData(
      notificationsQuery.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (isMeant(item) && !item.readAt ? { ...item, readAt } : item)),
          })),
        },
    );
  };
  const settle = {
    onSuccess: (unread: Unread) => queries.setQueryData(unreadQuery.queryKey, unread),
    onError: () => {
      toast({ title: t('errorTitle'), description: t('error.unknown'), tone: 'destructive' });
      void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    },
  };

  const one = useMutation({
    mutationFn: markRead,
    onMutate: (id) => show((item) => item.id === id),
    ...settle,
  });
  const all = useMutation({ mutationFn: markAllRead, onMutate: () => show(() => true), ...settle });
  return { markRead: (id: string) => one.mutate(id), markAllRead: () => all.mutate() };
}
