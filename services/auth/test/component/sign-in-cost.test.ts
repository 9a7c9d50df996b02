import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { unswept } from '@academy/service-kit/testing/unswept.ts';
import { from, newAddress } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ SIGN_IN_FAILURES_PER_ACCOUNT: '2' });
let client: typeof auth.client;
let sent: string[] = [];

/** The relay and the workers poll the same store by themselves, whatever a call does. */
const isPolling = (
  collection: string,
  { filter, query, update, updates }: Record<string, unknown>,
): boolean =>
  !['guess_counts', 'limit_counts', 'sessions', 'users', 'auth'].includes(collection) ||
  // The last are the owners of subscriptions, which a worker looks for every ten seconds.
  /outboxPending|outboxLease|premiumSwitch\.at|"_id":\{"\$in"/.test(
    JSON.stringify([filter, query, update, updates]),
  );

beforeAll(async () => {
  const url = new URL(auth.stack.mongoUrl);
  url.searchParams.set('monitorCommands', 'true');
  const replica = await auth.startReplica({ MONGO_URL: url.href, ...unswept });
  client = createTestClient(replica.baseUrl);
  replica.mongo.getClient().on('commandStarted', ({ commandName, command }) => {
    const collection = String(command[commandName]);
    if (!isPolling(collection, command)) sent.push(`${commandName} ${collection}`);
  });
}, 60_000);

const signIn = async (email: string, password: string, address: string) => {
  sent = [];
  const { status } = await client.post('/api/auth/login', from(address, { body: { email, password } }));
  return { status, sent };
};

const refused = { status: 401, sent: ['update guess_counts', 'find users'] };

test('When somebody signs in, the first time or again, then that takes four round trips to the store', async () => {
  const { email, password } = await auth.people.register();
  const address = newAddress();
  for (let times = 0; times < 3; times += 1)
    expect(await signIn(email, password, address)).toEqual({
      status: 200,
      sent: ['update guess_counts', 'find users', 'update guess_counts', 'insert sessions'],
    });
});

test('When a password is wrong, the account known or not, then that takes the same two round trips', async () => {
  const { email } = await auth.people.register();
  for (const account of [email, `nobody.${Date.now()}@example.com`]) {
    const address = newAddress();
    for (let times = 0; times < 2; times += 1)
      expect(await signIn(account, 'not the password', address)).toEqual(refused);
  }
});

test('When an attempt is one too many, then it takes two round trips, a third gives back what counted, and nobody is read', async () => {
  const { email, password } = await auth.people.register();
  const address = newAddress();
  for (let times = 0; times < 2; times += 1)
    expect(await signIn(email, 'not the password', address)).toEqual(refused);
  expect(await signIn(email, password, address)).toEqual({
    status: 429,
    sent: ['update guess_counts', 'find guess_counts', 'update guess_counts'],
  });
});
