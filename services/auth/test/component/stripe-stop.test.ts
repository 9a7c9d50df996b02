import { until } from '@academy/service-kit/testing/wait-for.ts';
import { useStripeAuth } from '../support/use-stripe-auth.ts';

const auth = useStripeAuth();
/** After it `runProcess` gives up and ends with 1. */
const stopWithinMs = 8_000;

test('When Stripe does not answer while a subscription is synced, then the service stops in time', async () => {
  const person = await auth.people.register();
  await auth.buy(person);
  const { id } = auth.stripe.customerOf(person.user.id);
  const before = auth.stripe.requests.length;
  auth.stripe.trouble('GET', /customers/, 'silence', 1_000);
  // No message was delivered, so the service syncs by itself.
  auth.passTime(61_000);
  await until(() => auth.stripe.requests.slice(before).some(({ path }) => path.endsWith(id)));
  const stopping = performance.now();
  await auth.stop();
  expect(performance.now() - stopping).toBeLessThan(stopWithinMs);
});
