import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePlanToldHere } from '../../../shared/payments/plan-told-here.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { subscriptionQuery } from '../api/subscription.ts';
import { isConfirmed, pauseBeforeAttempt, paymentReturn } from '../model/payment-return.ts';

export type ReturnNews = 'cancelled' | 'confirming' | 'confirmed' | 'late' | null;

/**
 * What to say to somebody who comes back from the payment page. The address forgets it at once, so that loading the
 * page again does not say it again; after a payment the plan is looked at until it is confirmed, for a minute.
 */
export function usePaymentReturn(): ReturnNews {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user, reload } = useSession();
  const [returned] = useState(() => paymentReturn(search));
  const [attempts, setAttempts] = useState(0);
  const { data, refetch } = useQuery(subscriptionQuery);
  const confirmed = data !== undefined && isConfirmed(data);
  // Once confirmed the wait is over for good: what ends the plan later is no payment on its way.
  const [wasConfirmed, setWasConfirmed] = useState(false);
  if (confirmed && !wasConfirmed) setWasConfirmed(true);
  const isWaiting = returned === 'done' && !confirmed && !wasConfirmed;
  const pause = pauseBeforeAttempt(attempts);
  usePlanToldHere(returned === 'done');

  useEffect(() => {
    if (returned) void navigate('/settings#plan', { replace: true, preventScrollReset: true });
    // Once, on arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!isWaiting || pause === null) return;
    const timer = setTimeout(() => void refetch().then(() => setAttempts((count) => count + 1)), pause);
    return () => clearTimeout(timer);
  }, [isWaiting, pause, attempts, refetch]);

  const sessionLags = returned === 'done' && confirmed && user?.isPremium === false;
  useEffect(() => {
    // The live stream mostly says so first; without it the session would stay on the old plan.
    if (sessionLags) void reload();
  }, [sessionLags, reload]);

  if (returned !== 'done') return returned;
  if (confirmed) return 'confirmed';
  if (wasConfirmed) return null;
  return pause === null ? 'late' : 'confirming';
}
