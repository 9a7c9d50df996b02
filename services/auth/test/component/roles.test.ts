import type { Endpoint } from '@academy/contracts/http/endpoint.ts';
import { accountMailEndpoints } from '@academy/contracts/http/auth/account-mails.ts';
import { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { invitationEndpoints } from '@academy/contracts/http/auth/invitations.ts';
import { paymentEndpoints } from '@academy/contracts/http/auth/payments.ts';
import { supportEndpoints } from '@academy/contracts/http/auth/support.ts';
import { staffPaymentEndpoints } from '@academy/contracts/http/auth/staff-payments.ts';
import { staffPersonEndpoints } from '@academy/contracts/http/auth/staff-person.ts';
import { teamMessageEndpoints } from '@academy/contracts/http/auth/team-messages.ts';
import { viewingEndpoints } from '@academy/contracts/http/auth/viewings.ts';
import { roleSchema } from '@academy/contracts/shared/people.ts';
import { roleCases, statusByContract, type Who } from '@academy/service-kit/testing/role-matrix.ts';
import { useAuth } from '../support/use-auth.ts';
import { viewingsOf } from '../support/viewings.ts';

const auth = useAuth();
const bearers: Partial<Record<Who, string>> = {};

beforeAll(async () => {
  for (const role of roleSchema.options) bearers[role] = (await auth.people.withRole(role)).bearer;
  const [admin, learner] = [await auth.people.admin(), await auth.people.register()];
  bearers.viewing = (await viewingsOf(auth).begin(admin, learner)).bearer;
});

// Those that end the caller's own session come last, so that they leave the others theirs.
const endpoints: Endpoint[] = Object.values({
  ...accountEndpoints,
  ...staffPersonEndpoints,
  ...invitationEndpoints,
  ...accountMailEndpoints,
  ...supportEndpoints,
  ...teamMessageEndpoints,
  ...paymentEndpoints,
  ...staffPaymentEndpoints,
  ...viewingEndpoints,
});
const inOrder = endpoints.toSorted(
  (a, b) => Number(a.path.endsWith('logout')) - Number(b.path.endsWith('logout')),
);

test.each(roleCases(inOrder))(
  'When %s %s is called by a %s, then they are let in exactly as declared',
  async (method, path, who, endpoint) => {
    const authorization = bearers[who];
    const call = auth.client[method.toLowerCase() as Lowercase<typeof method>];
    // An id that nobody has and a body that fits nothing: who is let in is told what is wrong with them.
    const { status } = await call(path.replace(':id', 'nobody'), {
      ...(authorization !== undefined && { authorization }),
      ...(endpoint.body && { body: {} }),
    });
    const wanted = statusByContract(endpoint, who);
    if (wanted !== 'in') expect(status).toBe(wanted);
    // Refreshing without a cookie is refused to everybody: that is about the cookie, not about who asks.
    else if (path !== '/api/auth/refresh') expect([200, 202, 204, 400, 404, 409]).toContain(status);
  },
);
