import type { staffPaymentEndpoints } from '@academy/contracts/http/auth/staff-payments.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { client } from '../app/api.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { formatShortContractDay } from '../shared/short-date.ts';

const subscriptionCall = endpointRef<typeof staffPaymentEndpoints.staffGetSubscription>(
  'GET',
  '/api/admin/subscriptions/:id',
);

/** What a person's deletion does to what they pay; nothing of those who never paid. */
export function WhatDeletionEnds({ id }: { id: string }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: ['what-deletion-ends', id],
    queryFn: () => client.call(subscriptionCall, { params: { id } }),
  });
  if (!data) return null;
  const until = data.nextChargeAt ?? data.endsAt;
  const isPaid = data.startedAt !== null && until !== null;
  const date = until === null ? '' : formatShortContractDay(until, language);
  return (
    <>
      {isPaid && <p>{translate('resources.users.message.delete_subscription', { date })}</p>}
      {data.invoices.length > 0 && (
        <p>{translate('resources.users.message.delete_invoices', { smart_count: data.invoices.length })}</p>
      )}
    </>
  );
}
