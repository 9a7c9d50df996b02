import type Stripe from 'stripe';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import { intervalOf, isCancelled, itemOf } from '../subscribing.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { day, fill, money } from './format.ts';
import { html, type Html } from './html.ts';
import { portalTexts as texts } from './portal-texts.ts';
import type { PortalView } from './portal-view.ts';

const stateOf = (subscription: Stripe.Subscription): { text: Localised; tone: string } => {
  if (subscription.status === 'canceled') return { text: texts.ended, tone: 'bad' };
  if (subscription.status === 'past_due') return { text: texts.pastDue, tone: 'wait' };
  return isCancelled(subscription)
    ? { text: texts.cancelling, tone: 'wait' }
    : { text: texts.active, tone: 'good' };
};

const line = (name: Localised, value: string, { language }: PortalView): Html =>
  html`<dt>${name[language]}</dt>
    <dd>${value}</dd>`;

/** What Stripe has of the subscription now. */
export const subscriptionPart = (view: PortalView): Html => {
  const { language, subscription, nextCharge, owed, balance } = view;
  if (!subscription) return html`<p class="soft">${texts.none[language]}</p>`;
  const { currency, ended_at: endedAt, status } = subscription;
  const item = itemOf(subscription);
  const { text, tone } = stateOf(subscription);
  const amount = (cents: number): string => money(cents, currency, language);
  const until = day(item.current_period_end, language);
  return html`<section class="stack">
    <dl class="sum">
      <dt>${texts.state[language]}</dt>
      <dd><span class="tag ${tone}">${text[language]}</span></dd>
      ${line(texts.interval, checkoutTexts[intervalOf(item) === 'year' ? 'yearly' : 'monthly'][language], view)}
      ${
        endedAt === null
          ? line(texts.paidUntil, fill(texts.until[language], { date: until }), view)
          : line(texts.endedOn, day(endedAt, language), view)
      }
      ${status === 'past_due' ? line(texts.owed, amount(owed), view) : null}
      ${
        nextCharge === null
          ? null
          : line(
              texts.nextCharge,
              fill(texts.on[language], { amount: amount(nextCharge), date: until }),
              view,
            )
      }
      ${balance === 0 ? null : line(texts.balance, amount(balance), view)}
    </dl>
    ${endedAt === null ? html`<p class="soft small">${texts.changeNote[language]}</p>` : null}
  </section>`;
};
