import { cardFields } from './card-fields.ts';
import { checkoutTexts as texts } from './checkout-texts.ts';
import type { CheckoutView } from './checkout-view.ts';
import { countriesIn } from './countries.ts';
import { errorSummary, selectField, textField, type Field } from './fields.ts';
import { fill, money } from './format.ts';
import { html, type Html } from './html.ts';
import { page, type Site } from './layout.ts';
import { orderSummary } from './order-summary.ts';

const billingFields = (view: CheckoutView): Html => {
  const { draft, language } = view;
  const value = (name: string): string => draft[name] ?? '';
  const text = (field: Pick<Field, 'label' | 'optional' | 'autocomplete' | 'maxLength'> & { name: string }) =>
    textField({ ...field, value: value(field.name) }, view);
  const countries = countriesIn(language).map(({ code, name }) => ({ value: code, text: name }));
  const country = { name: 'country', label: texts.country, value: value('country'), autocomplete: 'country' };
  return html`<fieldset>
    <legend>${texts.billing[language]}</legend>
    ${text({ name: 'name', label: texts.name, autocomplete: 'name', maxLength: 120 })}
    ${selectField(country, countries, view)}
    ${text({ name: 'line1', label: texts.line1, autocomplete: 'address-line1', maxLength: 200, optional: true })}
    <div class="pair loose">
      ${text({ name: 'postalCode', label: texts.postalCode, autocomplete: 'postal-code', maxLength: 20, optional: true })}
      ${text({ name: 'city', label: texts.city, autocomplete: 'address-level2', maxLength: 100, optional: true })}
    </div>
    ${text({ name: 'taxId', label: texts.taxId, autocomplete: 'off', maxLength: 20, optional: true })}
  </fieldset>`;
};

/** A message with its links of Markdown, and who sells: what the payment step must name. */
const legalLine = ({ language, message }: CheckoutView, publicUrl: string): Html => {
  const link = (href: string, text: string): Html =>
    html`<a href="${href}" target="_blank" rel="noopener"
      >${text}<span class="vh"> ${texts.newTab[language]}</span></a
    >`;
  const parts = message.split(/(\[[^\]]+\]\(https?:[^)\s]+\))/).map((part) => {
    const [, text, href] = /^\[([^\]]+)\]\((https?:[^)\s]+)\)$/.exec(part) ?? [];
    return text && href ? link(href, text) : html`${part}`;
  });
  return html`${parts} ${link(new URL('/legal-notice', publicUrl).href, texts.noticeLink[language])}.`;
};

/** The payment page. Its first button pays, so that the Enter key never only applies a coupon. */
export const checkoutPage = (view: CheckoutView, site: Site): string => {
  const { language, quote } = view;
  const pay = fill(texts.pay[language], { amount: money(quote.total, quote.currency, language) });
  const content = html`<form method="post" class="rows" novalidate>
    <button class="vh" name="act" value="pay" tabindex="-1" aria-hidden="true"></button>
    ${errorSummary(view)}
    <div class="two">
      ${orderSummary(view, site)}
      <div class="sheet">
        <div class="stack">
          <div>
            ${billingFields(view)}
            <fieldset>
              <legend>${texts.card[language]}</legend>
              ${cardFields(view)}
            </fieldset>
          </div>
          <p class="soft small">${legalLine(view, site.publicUrl)}</p>
          <button class="btn wide" name="act" value="pay">${pay}</button>
        </div>
      </div>
    </div>
  </form>`;
  return page({ ...site, language, title: texts.title[language], content });
};
