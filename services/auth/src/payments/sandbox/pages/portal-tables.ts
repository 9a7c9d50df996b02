import { day, money } from '../../../locales/formats.ts';
import type { SandboxEvent } from '../data/event-store.ts';
import type { SandboxInvoice } from '../account.ts';
import { fill, moment } from './format.ts';
import { html, type Html } from './html.ts';
import { portalTexts as texts } from './portal-texts.ts';
import type { PortalView } from './portal-view.ts';

const tones = { paid: 'good', open: 'wait', refunded: 'bad', void: 'bad' } as const;

const invoiceRow = (invoice: SandboxInvoice, { language, numbers }: PortalView): Html => {
  const { id, issuedAt, status, vat, total, currency } = invoice;
  return html`<tr>
    <td data-name="${texts.number[language]}">${numbers.get(id) ?? ''}</td>
    <td data-name="${texts.date[language]}">${day(issuedAt, language)}</td>
    <td data-name="${texts.status[language]}">
      <span class="tag ${tones[status]}">${texts[status][language]}</span>
    </td>
    <td data-name="${texts.vat[language]}" class="num">${money(vat, currency, language)}</td>
    <td data-name="${texts.total[language]}" class="num">${money(total, currency, language)}</td>
  </tr>`;
};

/** Newest first. */
export const invoiceTable = (view: PortalView): Html => {
  const { language, account } = view;
  const heading = html`<h2 id="invoices">${texts.invoices[language]}</h2>`;
  if (account.invoices.length === 0)
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
        ${account.invoices.toReversed().map((invoice) => invoiceRow(invoice, view))}
      </tbody>
    </table>
  </section>`;
};

const messageRow = (event: SandboxEvent, { language }: PortalView): Html => {
  const { type, createdAt, deliveredAt, attempts } = event;
  const state = deliveredAt
    ? html`<span class="tag good">${texts.delivered[language]}</span>`
    : html`<span class="tag wait">${fill(texts.waiting[language], { attempts: String(attempts) })}</span>`;
  return html`<tr>
    <td data-name="${texts.message[language]}"><span class="digits">${type}</span></td>
    <td data-name="${texts.sentAt[language]}">${moment(createdAt, language)}</td>
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
