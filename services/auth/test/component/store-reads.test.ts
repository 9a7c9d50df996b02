import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();

/** The relay and the workers poll the same store by themselves, whatever a call does. */
const isPolling = (collection: string, query: unknown): boolean =>
  ['webhook_events', 'subscription_endings', 'reset_requests', 'automation_tasks'].includes(collection) ||
  /"outboxPending":\{|"outboxLease\.by"|"subscription\.lookAt":\{|"planDueAt":\{|"premiumSwitch\.at":\{/.test(
    JSON.stringify(query),
  );

/** What a call asks of the store: the collection and the command. */
const commandsDuring = async (call: () => Promise<unknown>): Promise<string[]> => {
  const commands: string[] = [];
  const connection = auth.mongo;
  connection.set('debug', (collection: string, command: string, query: unknown) => {
    if (!isPolling(collection, query)) commands.push(`${collection} ${command}`);
  });
  try {
    await call();
  } finally {
    connection.set('debug', false);
  }
  return commands.sort();
};

test.each([
  ['GET', '/api/auth/me', []],
  ['GET', '/api/auth/sessions', ['sessions find']],
  ['GET', '/api/payments/subscription', ['subscribers findOne']],
])(
  'When somebody signed in calls %s %s, then their session and account are read once',
  async (_method, path, more) => {
    const { bearer } = await auth.people.register();
    const commands = await commandsDuring(async () => {
      expect((await auth.client.get(path, { authorization: bearer })).status).toBe(200);
    });
    expect(commands).toEqual([...more, 'sessions findOne', 'users findOne'].sort());
  },
);

test('When a session is renewed, then session and account are read once, and it is written once', async () => {
  const { cookie } = await auth.people.register();
  const commands = await commandsDuring(async () => {
    expect((await auth.client.post('/api/auth/refresh', { headers: { cookie } })).status).toBe(200);
  });
  expect(commands).toEqual(['sessions findOne', 'sessions updateOne', 'users findOne']);
});

test('When somebody reads their account or subscription, then neither history nor password is read', async () => {
  const { user } = await auth.people.register();
  await auth.deps.subscribers.changeOrCreate(user.id, () => ({ state: {}, events: [] }));
  const history = [{ at: new Date(), what: 'gift_given', by: 'staff', actorId: null, reason: null } as const];
  await auth.models.subscribers.updateOne({ _id: user.id }, { $set: { 'subscription.history': history } });
  const account = await auth.deps.users.account(user.id);
  expect(account).not.toHaveProperty('subscription');
  const { subscription } = await auth.deps.subscribers.withoutHistory(user.id);
  expect(subscription).toMatchObject({ state: 'none', history: [] });
  expect(account).not.toHaveProperty('passwordHash');
});
