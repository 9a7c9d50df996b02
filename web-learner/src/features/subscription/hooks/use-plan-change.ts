import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { invoicesQuery, subscriptionQuery, type Subscription } from '../api/subscription.ts';

/** Makes a change to the subscription: shows what came of it, and lets the whole app know where the plan is another. */
export function usePlanChange(change: () => Promise<Subscription>, done: (after: Subscription) => string) {
  const queries = useQueryClient();
  const { user, reload } = useSession();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: change,
    async onSuccess(after) {
      queries.setQueryData(subscriptionQuery.queryKey, after);
      toast({ title: done(after) });
      if (after.plan !== user?.plan) await reload();
      else await queries.invalidateQueries({ queryKey: invoicesQuery.queryKey });
    },
    async onError(error) {
      showFailure(error);
      // It may have been changed elsewhere, so what is shown is read again.
      await queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    },
  });
}

/** Tells of a call that failed, in the server's words where it had any. */
export function useShowFailure(): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) => {
    const away = error instanceof NetworkError ? t('error.network') : t('error.unknown');
    const description = error instanceof ApiError ? error.detail : away;
    toast({ title: t('errorTitle'), description, tone: 'destructive' });
  };
}
