import { z } from 'zod';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { SandboxCustomer } from './data/customer-store.ts';
import type { SandboxEventStore } from './data/event-store.ts';
import type { SandboxPortal } from './data/page-store.ts';
import { changeCard } from './charge-rules.ts';
import { readCard } from './cards.ts';
import { noSuchPage, type PageAnswer, type PageDeps } from './checkout-actions.ts';
import { readCardForm } from './checkout-form.ts';
import { portalPage } from './pages/portal-page.ts';
import type { PortalView } from './pages/portal-view.ts';
import { outcomes, type Outcome } from './pages/portal-texts.ts';
import { applyAct, portalActs, type PortalAct } from './portal-acts.ts';

export type PortalDeps = PageDeps & { events: Pick<SandboxEventStore, 'latest'> };

interface Opened {
  portal: SandboxPortal;
  customer: SandboxCustomer;
}

const messagesShown = 8;

const open = async ({ accounts, pages, now }: PageDeps, id: string): Promise<Opened | null> => {
  const portal = await pages.findPortal(id);
  if (!portal || portal.expiresAt <= now()) return null;
  const customer = await accounts.read(portal.customerId);
  return customer && { portal, customer };
};

const viewOf = async (
  { accounts, events }: PortalDeps,
  { portal, customer: { _id, account } }: Opened,
): Promise<PortalView> => ({
  language: portal.language,
  account,
  numbers: await accounts.numbers(account),
  messages: await events.latest(_id, messagesShown),
  outcome: null,
  errors: {},
});

const asOutcome = (text: unknown): Outcome | null => outcomes.find((outcome) => outcome === text) ?? null;

export const showPortal = async (
  deps: PortalDeps,
  { id, language, outcome }: { id: string; language: Language; outcome: unknown },
): Promise<PageAnswer> => {
  const opened = await open(deps, id);
  if (!opened) return noSuchPage(deps.site, language);
  const view = { ...(await viewOf(deps, opened)), outcome: asOutcome(outcome) };
  return { status: 200, page: portalPage(view, deps.site) };
};

const takeCard = async (deps: PortalDeps, opened: Opened, body: unknown): Promise<PageAnswer> => {
  const { card, errors } = readCard(readCardForm(body), deps.now());
  if (!card) {
    const view = { ...(await viewOf(deps, opened)), errors };
    return { status: 400, page: portalPage(view, deps.site) };
  }
  const { portal, customer } = opened;
  await deps.accounts.act(customer._id, (account) => changeCard(account, card));
  return { goTo: `${portal._id}?outcome=card` };
};

const act = async (deps: PortalDeps, { portal, customer }: Opened, what: PortalAct): Promise<PageAnswer> => {
  let outcome: Outcome = 'not-possible';
  await deps.accounts.act(customer._id, (account) => {
    const change = applyAct(account, what, { vatPercent: deps.tariff.vatPercent, now: deps.now() });
    const failed = change?.facts.some(({ type }) => type === 'invoice.payment_failed');
    outcome = change ? (failed ? 'fail' : what) : 'not-possible';
    return change;
  });
  return { goTo: `${portal._id}?outcome=${outcome}` };
};

const actSchema = z.object({ act: z.enum([...portalActs, 'card']) });

export const submitPortal = async (
  deps: PortalDeps,
  { id, language, body }: { id: string; language: Language; body: unknown },
): Promise<PageAnswer> => {
  const opened = await open(deps, id);
  if (!opened) return noSuchPage(deps.site, language);
  const asked = actSchema.safeParse(body).data?.act;
  if (asked === undefined) return { goTo: `${id}?outcome=not-possible` };
  return asked === 'card' ? takeCard(deps, opened, body) : act(deps, opened, asked);
};
