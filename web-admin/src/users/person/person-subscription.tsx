import type { staffPaymentEndpoints } from '@academy/contracts/http/auth/staff-payments.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useTranslate } from 'ra-core';
import { client } from '../../app/api.ts';
import { InvoicePdfButton } from '../../shared/invoice-pdf-button.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { formatShortContractDay } from '../../shared/short-date.ts';
import { usePersonPart } from './use-person-part.ts';

const subscriptionCall = endpointRef<typeof staffPaymentEndpoints.staffGetSubscription>(
  'GET',
  '/api/admin/subscriptions/:id',
);

const SHOWN = 3;

/** Their plan and why they have it, and their last invoices. */
export function PersonSubscription({ id }: { id: string }) {
  const translate = useTranslate();
  const call = () => client.call(subscriptionCall, { params: { id } });
  const { query, text, language } = usePersonPart('subscription', id, call);
  const day = (iso: string) => formatShortContractDay(iso, language);
  return (
    <Panel title={text('title')} more={{ to: `/subscriptions/${id}/show`, text: text('all') }}>
      <Loaded query={query}>
        {({ plan, state, gift, startedAt, nextChargeAt, endsAt, invoices }) => (
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
                detail: `${day(invoice.issuedAt)} · ${formatMoney(invoice.total, invoice.currency, language)} · ${translate(
                  `resources.subscriptions.invoiceStatuses.${invoice.status}`,
                )}`,
                aside: <InvoicePdfButton invoice={invoice} />,
              })),
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
