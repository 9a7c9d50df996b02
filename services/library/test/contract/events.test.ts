import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { categoryChangedV1 } from '@academy/contracts/events/library/category-changed.v1.ts';
import { categoryRemovedV1 } from '@academy/contracts/events/library/category-removed.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentAddedV2 } from '@academy/contracts/events/library/document-added.v2.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { documentUpdatedV2 } from '@academy/contracts/events/library/document-updated.v2.ts';
import { automationFinishedV1 } from '@academy/contracts/events/scheduler/automation-finished.v1.ts';
import { library as contract } from '@academy/contracts/registry/library.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import type { EventCase } from '@academy/service-kit/testing/published-events.ts';
import { testPublishedEvents } from '@academy/service-kit/testing/test-published-events.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { draft } from '../support/drafts.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';

const stack = useTestStack();
let under: LibraryUnderTest;
let authorization: string;
let documentId: string;

beforeAll(async () => {
  under = await startLibrary(stack, { topics });
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const add = async (): Promise<string> =>
  (await under.client.post('/api/admin/documents', { authorization, body: draft() })).body.id;

const categories = '/api/admin/document-categories';

const cases: EventCase[] = [
  {
    when: 'staff publish a document',
    events: [documentAddedV1],
    act: async () => (documentId = await add()),
  },
  {
    when: 'staff change it',
    events: [documentUpdatedV1],
    act: async () => {
      const body = { titleEn: 'Another title' };
      await under.client.patch(`/api/admin/documents/${documentId}`, { authorization, body });
      return documentId;
    },
  },
  {
    when: 'staff delete it',
    events: [documentRemovedV1],
    act: async () => {
      await under.client.delete(`/api/admin/documents/${documentId}`, { authorization });
      return documentId;
    },
  },
  {
    when: 'staff create a category',
    events: [categoryChangedV1],
    act: async () => {
      const body = { id: 'ideas', nameEs: 'Ideas', nameEn: 'Ideas' };
      return (await under.client.post(categories, { authorization, body })).body.id;
    },
  },
  {
    when: 'staff publish a document in it and change that',
    events: [documentAddedV2, documentUpdatedV2],
    act: async () => {
      const body = draft({ category: 'ideas' });
      const { id } = (await under.client.post('/api/admin/documents', { authorization, body })).body;
      const change = { titleEn: 'Another title' };
      await under.client.patch(`/api/admin/documents/${id}`, { authorization, body: change });
      return id;
    },
  },
  {
    when: 'staff delete it and move its document',
    events: [categoryRemovedV1],
    act: async () => {
      const body = { into: 'guides' };
      await under.client.post(`${categories}/ideas/move-and-delete`, { authorization, body });
      return 'ideas';
    },
  },
  {
    when: 'staff do anything',
    events: [adminActionRecordedV1],
    act: async () => {
      await add();
      return 'boss';
    },
  },
  {
    when: 'a run of an automation ends',
    events: [automationFinishedV1],
    act: async () =>
      (await createAutomationRuns(stack.kafka(), under.events).run('publish_next_document')).automationId,
  },
];

testPublishedEvents(contract, cases, () => under.events);
