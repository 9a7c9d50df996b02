import { libraryEndpoints } from '@academy/contracts/http/library.ts';
import type { Endpoint } from '@academy/contracts/http/endpoint.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';

const stack = useTestStack();
let under: LibraryUnderTest;

beforeAll(async () => {
  under = await startLibrary(stack);
}, 60_000);

const roles = ['visitor', 'learner', 'moderator', 'administrator'] as const;
type Who = (typeof roles)[number];

const expected = ({ access }: Endpoint, who: Who): number | 'in' => {
  if (access === 'public') return 'in';
  if (who === 'visitor') return 401;
  const rank = { member: 1, moderator: 2, administrator: 3 }[access];
  return roles.indexOf(who) >= rank ? 'in' : 403;
};

const endpoints: Endpoint[] = Object.values(libraryEndpoints);

test.each(
  endpoints.flatMap((endpoint) =>
    roles.map((who) => [endpoint.method, endpoint.path, who, endpoint] as const),
  ),
)(
  'When %s %s is called by a %s, then they are let in exactly as declared',
  async (method, path, who, endpoint) => {
    const authorization =
      who === 'visitor' ? {} : { authorization: await under.issuer.bearer({ role: who }) };
    const call = under.client[method.toLowerCase() as Lowercase<typeof method>];
    // An id that nothing has and a body that fits nothing: who is let in is told what is wrong with them.
    const { status } = await call(path.replace(':id', 'nothing'), {
      ...authorization,
      ...(endpoint.body && { body: {} }),
    });
    const wanted = expected(endpoint, who);
    if (wanted === 'in') expect([200, 400, 404]).toContain(status);
    else expect(status).toBe(wanted);
  },
);
