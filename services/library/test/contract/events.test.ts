import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { envelopeSchema } from '@academy/contracts/events/event.ts';
import { events as contracts } from '@academy/contracts/registry/services.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { draft } from '../support/drafts.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';

const own = contracts.filter(
  ({ type }) => type.startsWith('academy.library.') || type === adminActionRecordedV1.type,
);
const stack = useTestStack();
let under: LibraryUnderTest;

beforeAll(async () => {
  under = await startLibrary(stack);
}, 60_000);
afterAll(() => under.stop());

test('When a document is added, changed and removed, then each event fits its contract', async () => {
  const authorization = await under.issuer.bearer({ role: 'administrator' });
  const created = await under.client.post('/api/admin/documents', { authorization, body: draft() });
  const path = `/api/admin/documents/${created.body.id as string}`;
  await under.client.patch(path, { authorization, body: { titleEn: 'Another title' } });
  await under.client.delete(path, { authorization });
  const isPublished = ({ type }: { type: string }) => under.events.some((event) => event.type === type);
  await until(() => own.every(isPublished), { what: 'one event of each contract' });

  for (const envelope of under.events) {
    const contract = own.find(({ type }) => type === envelope.type);
    expect(envelopeSchema.safeParse(envelope).error).toBeUndefined();
    expect(contract?.data.safeParse(envelope.data).error).toBeUndefined();
  }
});
