import { useStripeCustomers } from '../support/stripe-customers.ts';

const under = useStripeCustomers();
const { newCustomer, subscribe } = under;

test('When premium is sold as another product from now on, then who pays for the one before goes on with it', async () => {
  const { customerId, ...somebody } = await newCustomer();
  const id = await subscribe({ customerId, ...somebody });
  const today = under.another({ product: 'prod_of_today' });
  expect((await today.readCustomer(customerId))?.subscriptions).toMatchObject([{ id, status: 'active' }]);

  await today.changeInterval(id, 'year');
  const [item] = under.stripe.subscriptionsOf(somebody.userId)[0]?.items.data ?? [];
  expect(item?.price).toMatchObject({ product: 'prod_of_today', recurring: { interval: 'year' } });
  expect((await today.readCustomer(customerId))?.subscriptions).toMatchObject([{ id, interval: 'year' }]);
});
