import type { Localised } from '@academy/service-kit/text/localised.ts';
import { day, money } from '../../../locales/formats.ts';
import { currentSubscription, type SandboxSubscription } from '../account.ts';
import { chargeAt } from '../amounts.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { fill } from './format.ts';
import { html, type Html } from './html.ts';
import { portalTexts as texts } from './portal-texts.ts';
import type { PortalView } from './portal-view.ts';

const stateOf = ({ status, cancelsAtPeriodEnd }: SandboxSubscription): { text: Localised; tone: string } => {
  if (status === 'ended') return { text: texts.ended, tone: 'bad' };
  if (status === 'past_due') return { text: texts.pastDue, tone: 'wait' };
  return cancelsAtPeriodEnd ? { text: texts.cancelling, tone: 'wait' } : { text: texts.active, tone: 'good' };
};

const nextChargeLine = (subscription: SandboxSubscription, { language }: PortalView): Html | null => {
  const { status, cancelsAtPeriodEnd, currency, periodStart, periodEnd } = subscription;
  if (status === 'past_due')
    return html`<dt>${texts.owed[language]}</dt>
      <dd>${money(chargeAt(subscription, periodStart), currency, language)}</dd>`;
  if (status === 'ended' || cancelsAtPeriodEnd) return null;
  const amount = money(chargeAt(subscription, periodEnd), currency, language);
  return html`<dt>${texts.nextCharge[language]}</dt>
    <dd>${fill(texts.on[language], { amount, date: day(periodEnd, language) })}</dd>`;
};

const balanceLine = ({ balance, currency }: SandboxSubscription, { language }: PortalView): Html | null =>
  balance === 0
    ? null
    : html`<dt>${texts.balance[language]}</dt>
        <dd>${money(balance, currency, language)}</dd>`;

/** What the provider has of the subscription now. */
export const subscriptionPart = (view: PortalView): Html => {
  const { language, account } = view;
  const subscription = currentSubscription(account);
  if (!subscription) return html`<p class="soft">${texts.none[language]}</p>`;
  const { interval, endedAt, periodEnd } = subscription;
  const { text, tone } = stateOf(subscription);
  const lastDay = day(endedAt ?? periodEnd, language);
  return html`<section class="stack">
    <dl class="sum">
      <dt>${texts.state[language]}</dt>
      <dd><span class="tag ${tone}">${text[language]}</span></dd>
      <dt>${texts.interval[language]}</dt>
      <dd>${(interval === 'year' ? checkoutTexts.yearly : checkoutTexts.monthly)[language]}</dd>
      <dt>${(endedAt ? texts.endedOn : texts.paidUntil)[language]}</dt>
      <dd>${endedAt ? lastDay : fill(texts.until[language], { date: lastDay })}</dd>
      ${nextChargeLine(subscription, view)} ${balanceLine(subscription, view)}
    </dl>
    ${endedAt ? null : html`<p class="soft small">${texts.changeNote[language]}</p>`}
  </section>`;
};
