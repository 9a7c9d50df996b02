import { useAuth } from '../support/use-auth.ts';
import { viewingsOf } from '../support/viewings.ts';

const auth = useAuth();
const viewings = viewingsOf(auth);

const billing = {
  name: 'Ana S.L.',
  line1: 'Calle Mayor 1',
  postalCode: '28013',
  city: 'Madrid',
  country: 'ES',
  taxId: 'B12345678',
};

test('When an administrator views a member, then whom invoices name and an address that waits are left out', async () => {
  const ana = await auth.people.register();
  const own = { authorization: ana.bearer };
  await auth.client.put('/api/payments/billing', { ...own, body: billing });
  const pendingEmail = `other-${ana.email}`;
  const { firstName, lastName, username, language, timeZone } = ana.user;
  const profile = { firstName, lastName, username, language, timeZone };
  await auth.client.put('/api/user/profile', {
    ...own,
    body: { ...profile, email: pendingEmail, currentPassword: ana.password },
  });
  const read = async (authorization: string) => [
    (await auth.client.get('/api/payments/subscription', { authorization })).body.billing,
    (await auth.client.get('/api/auth/me', { authorization })).body.pendingEmail,
  ];
  expect(await read(ana.bearer)).toEqual([billing, pendingEmail]);
  const view = await viewings.begin(await auth.people.admin(), ana);
  expect(await read(view.bearer)).toEqual([null, null]);
});
