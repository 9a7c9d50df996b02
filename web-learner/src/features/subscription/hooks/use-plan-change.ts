import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session-context.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useFailureToast } from '../../../shared/ui/toast/use-failure-toast.ts';
import { invoicesQuery, subscriptionQuery, type Subscription } from '../api/subscription.ts';

/** Makes a change to the subscription: shows what came of it, and lets the whole app know where the plan is another. */
export function usePlanChange<Input = void>(
  change: (input: Input) => Promise<Subscription>,
  done: (after: Subscription) => string,
) {
  const queries = useQueryClient();
  const { user, reload } = useSession();
  const showFailure = useFailureToast();
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
