import type { staffPaymentEndpoints } from '@academy/contracts/http/auth/staff-payments.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import Box from '@mui/material/Box';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { client } from '../../app/api.ts';
import { InvoicePdfButton } from '../../shared/invoice-pdf-button.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { formatShortContractDay } from '../../shared/short-date.ts';
import { AdjustButtons } from '../../shared/subscription/adjust-buttons.tsx';
import type { StaffSubscriptionDetail } from '../../shared/subscription/types.ts';
import { usePersonPart, usePersonText } from '../../shared/person/use-person-part.ts';

const subscriptionCall = endpointRef<typeof staffPaymentEndpoints.staffGetSubscription>(
  'GET',
  '/api/admin/subscriptions/:id',
);

const SHOWN = 3;

/** Their plan and why they have it, their last invoices, and what staff can do about it. */
export function PersonSubscription({ id }: { id: string }) {
  const call = () => client.call(subscriptionCall, { params: { id } });
  const { query, text } = usePersonPart('subscription', id, call);
  return (
    <Panel title={text('title')} more={{ to: `/subscriptions/${id}/show`, text: text('all') }}>
      <Loaded query={query}>
        {(subscription) => (
          <ResourceContextProvider value="subscriptions">
            <Present subscription={subscription} />
          </ResourceContextProvider>
        )}
      </Loaded>
    </Panel>
  );
}

function Present({ subscription }: { subscription: StaffSubscriptionDetail }) {
  const translate = useTranslate();
  const { text, language } = usePersonText('subscription');
  const { plan, state, gift, startedAt, nextChargeAt, endsAt, invoices } = subscription;
  const day = (iso: string) => formatShortContractDay(iso, language);
  const money = (cents: number, currency: string) => formatMoney(cents, currency, language);
  return (
    <>
      <PlainList
        empty=""
        rows={[
          {
            key: 'plan',
            head: translate(`resources.users.plans.${plan}`),
            detail: [
              startedAt && text('started', { date: day(startedAt) }),
              nextChargeAt && text('nextCharge', { date: day(nextChargeAt) }),
              endsAt && text('ends', { date: day(endsAt) }),
              gift && (gift.until ? text('giftUntil', { date: day(gift.until) }) : text('gift')),
              text('invoices', { smart_count: invoices.length }),
            ]
              .filter(Boolean)
              .join(' · '),
            aside: <span className="tag">{translate(`resources.subscriptions.states.${state}`)}</span>,
          },
          ...invoices.slice(0, SHOWN).map((invoice) => ({
            key: invoice.id,
            head: invoice.number,
            detail: [
              day(invoice.issuedAt),
              money(invoice.total, invoice.currency),
              translate(`resources.subscriptions.invoiceStatuses.${invoice.status}`),
              invoice.refunded > 0 &&
                translate('resources.subscriptions.givenBack', {
                  amount: money(invoice.refunded, invoice.currency),
                }),
            ]
              .filter(Boolean)
              .join(' · '),
            aside: <InvoicePdfButton invoice={invoice} />,
          })),
        ]}
      />
      <Box sx={{ mt: 2 }}>
        <AdjustButtons subscription={subscription} />
      </Box>
    </>
  );
}
