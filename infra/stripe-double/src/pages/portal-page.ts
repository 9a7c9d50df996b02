import { ownActs, simulatedActs, type PortalAct } from '../portal-acts.ts';
import { cardFields } from './card-fields.ts';
import { errorSummary } from './fields.ts';
import { fill } from './format.ts';
import { html, type Html } from './html.ts';
import { layoutTexts } from './layout-texts.ts';
import { page, type Site } from './layout.ts';
import { invoiceTable, messageTable } from './portal-tables.ts';
import { subscriptionPart } from './portal-subscription.ts';
import { actTexts, outcomeTexts, portalTexts as texts } from './portal-texts.ts';
import type { PortalView } from './portal-view.ts';

const outcomePart = ({ outcome, language }: PortalView): Html | null =>
  outcome && html`<p class="done" role="status">${outcomeTexts[outcome][language]}</p>`;

const actButtons = (acts: readonly PortalAct[], { language }: PortalView): Html =>
  html`<form method="post">
    <ul class="acts">
      ${acts.map(
        (act) =>
          html`<li>
            <span class="soft" id="${act}-hint">${actTexts[act].hint[language]}</span>
            <button class="btn ghost" name="act" value="${act}" aria-describedby="${act}-hint">
              ${actTexts[act].button[language]}
            </button>
          </li>`,
      )}
    </ul>
  </form>`;

const ownPart = (view: PortalView): Html | null => {
  const acts = ownActs.filter((act) => view.acts.includes(act));
  return acts.length === 0 ? null : actButtons(acts, view);
};

const simulatedPart = (view: PortalView): Html | null => {
  const acts = simulatedActs.filter((act) => view.acts.includes(act));
  if (acts.length === 0) return null;
  return html`<section class="stack">
    <h2>${texts.time[view.language]}</h2>
    <p class="soft">${texts.timeLead[view.language]}</p>
    ${actButtons(acts, view)}
  </section>`;
};

const cardPart = (view: PortalView): Html => {
  const { language, card, failsLater } = view;
  return html`<section class="sheet stack">
    <h2>${texts.card[language]}</h2>
    ${
      card &&
      html`<p>
        ${fill(texts.cardNow[language], { ...card })}
        ${failsLater ? html`<span class="tag wait">${texts.cardFails[language]}</span>` : null}
      </p>`
    }
    ${errorSummary(view)}
    <form method="post" class="stack" novalidate>
      ${cardFields(view)}
      <div><button class="btn" name="act" value="card">${texts.saveCard[language]}</button></div>
    </form>
  </section>`;
};

/** A customer's own page: card, invoices, and what time would bring. */
export const portalPage = (view: PortalView, site: Site): string => {
  const { language } = view;
  const content = html`<div class="rows">
    <div class="stack">
      <a class="small" href="${view.returnUrl}">← ${layoutTexts.backToSettings[language]}</a>
      <h1>${texts.title[language]}</h1>
      ${outcomePart(view)}
    </div>
    <div class="two">
      <div class="rows">${subscriptionPart(view)} ${ownPart(view)} ${simulatedPart(view)}</div>
      ${cardPart(view)}
    </div>
    ${invoiceTable(view)} ${messageTable(view)}
  </div>`;
  return page({ ...site, language, title: texts.title[language], content });
};
