import type Stripe from 'stripe';
import { setRefused } from '../charging.ts';
import type { PageAnswer } from '../http-server.ts';
import { applyAct, currentSubscription, portalActs, type PortalAct } from '../portal-acts.ts';
import { collectAgain } from '../subscribing.ts';
import { readCard } from './cards.ts';
import { readCardForm, type Form } from './checkout-form.ts';
import type { PageContext } from './page-context.ts';
import { portalPage } from './portal-page.ts';
import { outcomes, type Outcome } from './portal-texts.ts';
import { portalView } from './portal-view.ts';

type Session = Stripe.BillingPortal.Session;

export const showPortal = (
  { world, site, vatPercent }: PageContext,
  session: Session,
  outcome: unknown,
): PageAnswer => {
  const known = outcomes.find((one) => one === outcome) ?? null;
  return {
    status: 200,
    page: portalPage({ ...portalView(world, session, vatPercent), outcome: known }, site),
  };
};

/** A new card is charged at once for whatever is owed. */
const takeCard = ({ world, site, vatPercent }: PageContext, session: Session, body: Form): PageAnswer => {
  const { card, errors } = readCard(readCardForm(body), new Date(world.now() * 1000));
  if (!card)
    return { status: 400, page: portalPage({ ...portalView(world, session, vatPercent), errors }, site) };
  const { failsLater, ...kept } = card;
  const { customer } = session;
  world.cards.set(customer, kept);
  setRefused(world, customer, false);
  for (const one of world.subscriptions.values())
    if (one.customer === customer && one.status === 'past_due') collectAgain(world, one);
  setRefused(world, customer, failsLater);
  return { goTo: `${session.id}?outcome=card`, hasChanged: true };
};

const outcomeOf = ({ world }: PageContext, { customer }: Session, act: PortalAct): Outcome => {
  const subscription = currentSubscription(world, customer);
  if (!subscription || !applyAct(world, subscription, act)) return 'not-possible';
  return act === 'charge' && subscription.status === 'past_due' ? 'fail' : act;
};

export const submitPortal = (context: PageContext, session: Session, body: Form): PageAnswer => {
  if (body['act'] === 'card') return takeCard(context, session, body);
  const act = portalActs.find((one) => one === body['act']);
  const outcome = act === undefined ? 'not-possible' : outcomeOf(context, session, act);
  return { goTo: `${session.id}?outcome=${outcome}`, hasChanged: outcome !== 'not-possible' };
};
