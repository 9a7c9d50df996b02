import type { staffPaymentEndpoints } from '@academy/contracts/http/auth/staff-payments.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatMoney } from '@academy/web-kit/format/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { client } from '../app/api.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { listAddress } from '../app/list-address.ts';
import { Loaded } from '../shared/loaded.tsx';
import { Panel } from '../shared/panel.tsx';

const figures = endpointRef<typeof staffPaymentEndpoints.staffSubscriptionFigures>(
  'GET',
  '/api/admin/subscription-figures',
);
const states = ['active', 'cancelling', 'past_due'] as const;

/** What subscriptions bring in a month, and how many there are by state. */
export function SubscriptionFigures() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const query = useQuery({ queryKey: ['subscriptions', 'home'], queryFn: () => client.call(figures, {}) });
  const text = (key: string, values?: object) => translate(`academy.home.subscriptions.${key}`, values);
  return (
    <Panel title={text('title')} more={{ to: '/subscriptions', text: text('all') }}>
      <Loaded query={query}>
        {({ revenue, states: counts }) => (
          <>
            {revenue.map(({ currency, monthly }) => (
              <p key={currency}>
                <strong>{formatMoney(monthly, currency, language)}</strong> {text('monthly')}
              </p>
            ))}
            {revenue.length === 0 ? <p>{text('none')}</p> : null}
            <p className="figures">
              {states.map((state, index) => (
                <span key={state}>
                  {index === 0 ? null : ' · '}
                  <Link className="text-link" to={listAddress('subscriptions', { state })}>
                    {text(state, { smart_count: counts[state] })}
                  </Link>
                </span>
              ))}
            </p>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
