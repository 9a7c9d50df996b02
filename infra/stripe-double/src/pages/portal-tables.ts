import type { RecordedEvent } from '../world.ts';
import { day, fill, moment, money, vatWithin } from './format.ts';
import { html, type Html } from './html.ts';
import { portalTexts as texts } from './portal-texts.ts';
import type { PortalView } from './portal-view.ts';

const tones = { paid: 'good', open: 'wait', refunded: 'bad', void: 'bad' } as const;

const statusOf = ({
  invoice: { status },
  isRefunded,
}: PortalView['invoices'][number]): keyof typeof tones => {
  if (isRefunded) return 'refunded';
  if (status === 'paid') return 'paid';
  return status === 'open' ? 'open' : 'void';
};

const invoiceRow = (
  one: PortalView['invoices'][number],
  { language, vatPercent }: Pick<PortalView, 'language' | 'vatPercent'>,
): Html => {
  const { number, created, currency, amount_due: due } = one.invoice;
  const status = statusOf(one);
  const vat = money(vatWithin(due, vatPercent), currency, language);
  return html`<tr>
    <td data-name="${texts.number[language]}">${number ?? ''}</td>
    <td data-name="${texts.date[language]}">${day(created, language)}</td>
    <td data-name="${texts.status[language]}">
      <span class="tag ${tones[status]}">${texts[status][language]}</span>
    </td>
    <td data-name="${texts.vat[language]}" class="num">${vat}</td>
    <td data-name="${texts.total[language]}" class="num">${money(due, currency, language)}</td>
  </tr>`;
};

/** Newest first. */
export const invoiceTable = (view: PortalView): Html => {
  const { language, invoices } = view;
  const heading = html`<h2 id="invoices">${texts.invoices[language]}</h2>`;
  if (invoices.length === 0)
    return html`<section class="stack">
      ${heading}
      <p class="soft">${texts.noInvoices[language]}</p>
    </section>`;
  return html`<section class="stack">
    ${heading}
    <table aria-labelledby="invoices">
      <thead>
        <tr>
          <th scope="col">${texts.number[language]}</th>
          <th scope="col">${texts.date[language]}</th>
          <th scope="col">${texts.status[language]}</th>
          <th scope="col" class="num">${texts.vat[language]}</th>
          <th scope="col" class="num">${texts.total[language]}</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.toReversed().map((invoice) => invoiceRow(invoice, view))}
      </tbody>
    </table>
  </section>`;
};

const messageRow = (event: RecordedEvent, { language }: PortalView): Html => {
  const { type, created, deliveredAt, attempts } = event;
  const state =
    deliveredAt !== null
      ? html`<span class="tag good">${texts.delivered[language]}</span>`
      : html`<span class="tag wait"
          >${fill(texts.waiting[language], { attempts: String(attempts + 1) })}</span
        >`;
  return html`<tr>
    <td data-name="${texts.message[language]}"><span class="digits">${type}</span></td>
    <td data-name="${texts.sentAt[language]}">${moment(created, language)}</td>
    <td data-name="${texts.delivery[language]}">${state}</td>
  </tr>`;
};

/** The newest signed messages and whether they have arrived. */
export const messageTable = (view: PortalView): Html => {
  const { language, messages } = view;
  const heading = html`<h2 id="messages">${texts.messages[language]}</h2>`;
  if (messages.length === 0)
    return html`<section class="stack">
      ${heading}
      <p class="soft">${texts.noMessages[language]}</p>
    </section>`;
  return html`<section class="stack">
    ${heading}
    <table aria-labelledby="messages">
      <thead>
        <tr>
          <th scope="col">${texts.message[language]}</th>
          <th scope="col">${texts.sentAt[language]}</th>
          <th scope="col">${texts.delivery[language]}</th>
        </tr>
      </thead>
      <tbody>
        ${messages.map((event) => messageRow(event, view))}
      </tbody>
    </table>
    <p><a href="?">${texts.reload[language]}</a></p>
  </section>`;
};
