import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startCatalog } from '../support/catalog-under-test.ts';
import { eachOnce } from '../support/each-once.ts';
import { complete } from '../support/complete.ts';
import { importTwoCourses } from '../support/content.ts';
import { startReplica } from '../support/replica.ts';
import { account, tellOfUser } from '../support/user-events.ts';

const stack = useTestStack();

test('When a service dies right after issuing, then the learner has that one certificate, and it is told once', async () => {
  const under = await startCatalog(stack);
  await importTwoCourses(under.deps);
  await tellOfUser(stack.kafka(), userRegisteredV1, { id: 'ana', sequence: 1, data: account('ana') });
  await until(async () => (await under.deps.people.find('ana')) !== null);
  // On the free plan this one is certified by a look at the list with Premium alone.
  await complete(under, 'ana', 'second', 'premium');

  const { child, client: dying } = await startReplica(
    { stack, under },
    { FAILPOINT: 'catalog.after_certificate' },
  );
  const authorization = await under.issuer.bearer({ sub: 'ana', plan: 'premium' });
  await expect(dying.get('/api/certificates', { authorization })).rejects.toThrow();
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });

  const [before] = await under.deps.certificates.listOf('ana');
  const { body } = await under.client.get('/api/certificates', { authorization });
  expect(body).toHaveLength(1);
  expect(body[0].code.replaceAll('-', '')).toBe(before?.code);
  const told = () =>
    eachOnce(under.events).filter(({ type }) => type === 'academy.catalog.certificate_issued.v1');
  // What a dead process left in the outbox waits for the relay's next sweep.
  await until(() => told().length > 0, { withinMs: 45_000 });
  expect(new Set(told().map(({ id }) => id)).size).toBe(1);
});
