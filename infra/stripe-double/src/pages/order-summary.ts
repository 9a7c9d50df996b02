import { codesToTry } from '../promotion-codes.ts';
import { checkoutTexts as texts } from './checkout-texts.ts';
import type { CheckoutView } from './checkout-view.ts';
import { textField } from './fields.ts';
import { day, fill, money, percent } from './format.ts';
import { html, type Html } from './html.ts';
import type { Site } from './layout.ts';

const couponPart = (view: CheckoutView): Html => {
  const { language, quote, coupon } = view;
  if (quote.coupon)
    return html`<div>
      <button class="btn ghost" name="act" value="remove-coupon">${texts.removeCoupon[language]}</button>
    </div>`;
  const field = { name: 'coupon', label: texts.coupon, value: coupon, autocomplete: 'off', maxLength: 40 };
  return html`<div class="stack">
    ${textField({ ...field, optional: true }, view)}
    <div>
      <button class="btn ghost" name="act" value="apply-coupon">${texts.applyCoupon[language]}</button>
    </div>
    <p class="soft small">${fill(texts.couponsToTry[language], { codes: codesToTry.join(', ') })}</p>
  </div>`;
};

const rebateLine = ({ language, quote }: CheckoutView): Html | null => {
  if (!quote.coupon) return null;
  const { code, percentOff } = quote.coupon;
  const name = fill(texts.discount[language], { code, percent: percent(percentOff, language) });
  return html`<dt>${name}</dt>
    <dd>−${money(quote.rebate, quote.currency, language)}</dd>`;
};

const creditLine = ({ language, quote: { credit, currency } }: CheckoutView): Html | null =>
  credit === 0
    ? null
    : html`<dt>${texts.credit[language]}</dt>
        <dd>−${money(credit, currency, language)}</dd>`;

/** What is bought, what it costs today and after, and the VAT in it. */
export const orderSummary = (view: CheckoutView, { brand }: Site): Html => {
  const { language, quote } = view;
  const amount = (cents: number) => money(cents, quote.currency, language);
  const yearly = quote.interval === 'year';
  const vat = fill(texts.vatContained[language], { percent: percent(quote.vatPercent, language) });
  const next = { date: day(quote.renewsAt, language), amount: amount(quote.renewal) };
  return html`<section class="stack">
    <a class="small" href="${view.cancelUrl}">← ${texts.cancel[language]}</a>
    <h1>${fill(texts.product[language], { brand })}</h1>
    <p>
      <span class="price">${amount(quote.total)}</span>
      <span class="soft">${quote.coupon ? null : (yearly ? texts.perYear : texts.perMonth)[language]}</span>
    </p>
    <dl class="sum">
      <dt>${(yearly ? texts.yearly : texts.monthly)[language]}</dt>
      <dd>${amount(quote.price)}</dd>
      ${rebateLine(view)} ${creditLine(view)}
      <dt class="total">${texts.totalToday[language]}</dt>
      <dd class="total">${amount(quote.total)}</dd>
      <dt class="soft">${vat}</dt>
      <dd class="soft">${amount(quote.vat)}</dd>
    </dl>
    <p class="soft">${fill(texts.afterwards[language], next)}</p>
    ${couponPart(view)}
  </section>`;
};
