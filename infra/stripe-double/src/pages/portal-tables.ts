import type { RecordedEvent } from '../world.ts';
import { day, fill, moment, money, vatWithin } from './format.ts';
import { html, type Html } from './html.ts';
import { portalTexts as texts } from './portal-texts.ts';
import type { PortalView } from './portal-view.ts';

interface Listing {
  /** Of its heading. */
  id: string;
  title: string;
  /** What stands there without rows. */
  nothing: string;
  columns: readonly { name: string; isNumber?: true }[];
  rows: readonly Html[];
  below?: Html;
}

const listing = ({ id, title, nothing, columns, rows, below }: Listing): Html => {
  const heading = html`<h2 id="${id}">${title}</h2>`;
  if (rows.length === 0)
    return html`<section class="stack">
      ${heading}
      <p class="soft">${nothing}</p>
    </section>`;
  const head = ({ name, isNumber }: Listing['columns'][number]): Html =>
    isNumber ? html`<th scope="col" class="num">${name}</th>` : html`<th scope="col">${name}</th>`;
  return html`<section class="stack">
    ${heading}
    <table aria-labelledby="${id}">
      <thead>
        <tr>
          ${columns.map(head)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${below ?? null}
  </section>`;
};

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
  return listing({
    id: 'invoices',
    title: texts.invoices[language],
    nothing: texts.noInvoices[language],
    columns: [
      { name: texts.number[language] },
      { name: texts.date[language] },
      { name: texts.status[language] },
      { name: texts.vat[language], isNumber: true },
      { name: texts.total[language], isNumber: true },
    ],
    rows: invoices.toReversed().map((invoice) => invoiceRow(invoice, view)),
  });
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
  return listing({
    id: 'messages',
    title: texts.messages[language],
    nothing: texts.noMessages[language],
    columns: [
      { name: texts.message[language] },
      { name: texts.sentAt[language] },
      { name: texts.delivery[language] },
    ],
    rows: messages.map((event) => messageRow(event, view)),
    below: html`<p><a href="?">${texts.reload[language]}</a></p>`,
  });
};
