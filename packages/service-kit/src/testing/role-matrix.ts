import type { Endpoint } from '@academy/contracts/http/endpoint.ts';
import { roleSchema } from '@academy/contracts/shared/people.ts';
import { may } from '@academy/contracts/shared/permissions.ts';
import type { createTestClient } from './http-client.ts';
import type { TestIssuer } from './test-tokens.ts';

/** `viewing`: an administrator who views the academy as a learner. */
const callers = ['visitor', ...roleSchema.options, 'viewing'] as const;
export type Who = (typeof callers)[number];

/** What the contract says: rejected with 401 or 403, or let in, whatever comes then. */
export const statusByContract = ({ access, inViewing }: Endpoint, who: Who): number | 'in' => {
  if (who === 'viewing') return inViewing ? 'in' : 403;
  if (access === 'public') return 'in';
  if (who === 'visitor') return 401;
  return access === 'member' || may(who, access) ? 'in' : 403;
};

/** The Authorization header of a caller; none for visitors. */
export const authorizationOf = async (issuer: TestIssuer, who: Who): Promise<string | undefined> => {
  if (who === 'visitor') return undefined;
  return who === 'viewing' ? issuer.viewing() : issuer.bearer({ role: who });
};

/** Each endpoint with a visitor, each role and a viewing, as rows of a `test.each`. */
export const roleCases = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap((endpoint) =>
    callers.map((who) => [endpoint.method, endpoint.path, who, endpoint] as const),
  );

/**
 * Declares a test for each endpoint, and each role or viewing: a caller is let in exactly as the contract declares. `as` gives what the
 * running service is called with: its client, and the whole Authorization header of a caller, none for visitors.
 */
export const testRoleMatrix = (
  endpoints: readonly Endpoint[],
  as: (
    who: Who,
  ) => Promise<{ client: ReturnType<typeof createTestClient>; authorization: string | undefined }>,
): void => {
  test.each(roleCases(endpoints))(
    'When %s %s is called by a %s, then they are let in exactly as declared',
    async (method, path, who, endpoint) => {
      const { client, authorization } = await as(who);
      const call = client[method.toLowerCase() as Lowercase<typeof method>];
      // An id that nothing has and a body that fits nothing: who is let in is told what is wrong with them.
      const { status } = await call(path.replace(':id', 'nothing'), {
        ...(authorization !== undefined && { authorization }),
        ...(endpoint.body && { body: {} }),
      });
      const wanted = statusByContract(endpoint, who);
      if (wanted === 'in') expect([200, 400, 404]).toContain(status);
      else expect(status).toBe(wanted);
    },
  );
};
