import { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import { callInViewing } from '@academy/service-kit/testing/no-trace.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { draft } from '../support/drafts.ts';
import { startLibrary } from '../support/library-under-test.ts';

const stack = useTestStack();

test('When an administrator views the library as a learner, then what they read leaves no trace and they write nothing', async () => {
  const under = await startLibrary(stack);
  const staff = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  const { body } = await under.client.post('/api/admin/documents', { authorization: staff, body: draft() });
  const { read, refused, changed, published } = await callInViewing(
    { ...under, mongo: under.runtime.mongo },
    {
      endpoints: libraryEndpoints,
      authorization: await under.issuer.viewing({ sub: 'ana' }),
      idOf: () => String(body.id),
    },
  );
  expect(Object.entries(read).filter(([, status]) => status !== 200)).toEqual([]);
  expect(Object.entries(refused).filter(([, status]) => status !== 403)).toEqual([]);
  expect([Object.keys(read).length > 3, changed, published]).toEqual([true, [], 0]);
}, 60_000);
