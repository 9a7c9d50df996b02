import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import type { EventContract } from '@academy/contracts/events/event.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { account, tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();
let under: CatalogUnderTest;

beforeAll(async () => {
  under = await startCatalog(stack);
}, 60_000);

test('When auth tells of a person, then the newest name and plan stand, and nothing once they are gone', async () => {
  const kafka = stack.kafka();
  const tell = (event: EventContract, sequence: number, over: Record<string, unknown>) =>
    tellOfUser(kafka, event, { id: 'eva', sequence, data: account('eva', over) });
  const known = () => under.deps.people.find('eva');

  await tell(userRegisteredV1, 1, { firstName: 'Eva', lastName: 'Sol' });
  await until(async () => (await known())?.firstName === 'Eva');
  await tell(userUpdatedV1, 2, { firstName: 'Eva María', lastName: 'Sol' });
  await tell(userRegisteredV1, 1, { firstName: 'Eva', lastName: 'Sol' });
  await tell(planChangedV1, 3, { firstName: 'Eva María', lastName: 'Sol', plan: 'premium' });
  await until(async () => (await known())?.plan === 'premium');
  expect(await known()).toMatchObject({
    _id: 'eva',
    firstName: 'Eva María',
    lastName: 'Sol',
    plan: 'premium',
  });
  expect((await under.deps.people.namesOf(['eva', 'nobody'])).get('eva')?.firstName).toBe('Eva María');

  await tellOfUser(kafka, userDeletedV1, { id: 'eva', sequence: 4, data: { id: 'eva' } });
  await until(async () => (await known()) === null);
  // Delivered again, the old state must not come back; one with the same key after it tells that it was read.
  await tell(planChangedV1, 3, { plan: 'premium' });
  const after = { id: 'after', key: 'eva', sequence: 1, data: account('after') };
  await tellOfUser(kafka, userRegisteredV1, after);
  await until(async () => (await under.deps.people.find('after')) !== null);
  expect(await known()).toBeNull();
  expect(await under.deps.people.isDeleted('eva')).toBe(true);
});
