import { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import { recordedAction, staffWritesOf } from '@academy/service-kit/testing/staff-writes.ts';
import { archiveOf, edited } from '@academy/service-kit/testing/transfer.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { draft } from '../support/drafts.ts';
import { startLibrary, type LibraryUnderTest } from '../support/library-under-test.ts';
import { transfersOf } from '../support/transfer.ts';

const stack = useTestStack();
let under: LibraryUnderTest;
let authorization: string;

beforeAll(async () => {
  under = await startLibrary(stack);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
}, 60_000);

const path = '/api/admin/documents';
const added = async (): Promise<string> =>
  (await under.client.post(path, { authorization, body: draft() })).body.id;
type Headers = Record<string, string>;

/** How each call is made, and what it leaves. */
const writes = {
  staffCreateDocument: {
    call: async (headers: Headers) =>
      under.client.post(path, { authorization, headers, body: draft({ status: 'draft' }) }),
    leaves: { action: 'document.created', fields: Object.keys(draft()) },
  },
  staffUpdateDocument: {
    call: async (headers: Headers) => {
      // The whole record, as the console sends it; one field differs.
      const { body } = await under.client.get(`${path}/${await added()}`, { authorization });
      return under.client.patch(`${path}/${body.id}`, {
        authorization,
        headers,
        body: { ...body, titleEn: 'Another title' },
      });
    },
    leaves: { action: 'document.updated', fields: ['titleEn'] },
  },
  staffDeleteDocument: {
    call: async (headers: Headers) =>
      under.client.delete(`${path}/${await added()}`, { authorization, headers }),
    leaves: { action: 'document.deleted', fields: [] },
  },
  staffRestoreDocument: {
    call: async (headers: Headers) => {
      const id = await added();
      await under.client.delete(`${path}/${id}`, { authorization });
      return under.client.post(`${path}/${id}/restore`, { authorization, headers, body: {} });
    },
    leaves: { action: 'document.restored', fields: [] },
  },
  staffRestoreDocumentVersion: {
    call: async (headers: Headers) => {
      const id = await added();
      await under.client.patch(`${path}/${id}`, { authorization, body: { titleEn: 'Another title' } });
      const [, first] = (await under.client.get(`${path}/${id}/versions`, { authorization })).body;
      return under.client.post(`${path}/${id}/versions/${first.id}/restore`, {
        authorization,
        headers,
        body: {},
      });
    },
    leaves: { action: 'document.version_restored', fields: ['titleEn'] },
  },
  staffRestoreDocumentFile: {
    call: async (headers: Headers) => {
      const id = await added();
      const staff = await transfersOf(under);
      await staff.importAll((await staff.exported(id)).files);
      await under.client.patch(`${path}/${id}`, { authorization, body: { titleEn: 'Another title' } });
      return under.client.post(`${path}/${id}/file/restore`, { authorization, headers, body: {} });
    },
    leaves: { action: 'document.version_restored', fields: ['titleEn'] },
  },
  staffImportDocuments: {
    call: async (headers: Headers) => {
      const id = await added();
      const staff = await transfersOf(under);
      const { files } = await staff.exported(id);
      const source = await archiveOf(
        edited(files, `documents/${id}/content.en.md`, () => 'Another content.'),
      );
      const choices = [{ kind: 'documents', id, field: 'contentEn', take: 'file' }];
      const { basis } = (await under.client.post(`${path}/import/plan`, { authorization, body: { source } }))
        .body;
      const body = { source, basis, choices };
      const answer = await under.client.post(`${path}/import`, { authorization, headers, body });
      return { ...answer, body: answer.body.records[0] };
    },
    leaves: { action: 'document.imported', fields: ['contentEn'] },
  },
};

const categories = '/api/admin/document-categories';
let made = 0;
const addedCategory = async (): Promise<string> => {
  made += 1;
  const body = { nameEs: `Nombre ${made}`, nameEn: `Name ${made}` };
  return (await under.client.post(categories, { authorization, body })).body.id;
};

/** The same of their categories. */
const categoryWrites = {
  staffCreateDocumentCategory: {
    call: async (headers: Headers) => {
      const body = { nameEs: 'Ideas', nameEn: 'Ideas' };
      return under.client.post(categories, { authorization, headers, body });
    },
    leaves: {
      action: 'document-category.created',
      fields: ['nameEs', 'nameEn'],
      values: { nameEs: { before: null, after: 'Ideas' }, nameEn: { before: null, after: 'Ideas' } },
    },
  },
  staffUpdateDocumentCategory: {
    call: async (headers: Headers) => {
      const { body } = await under.client.get(`${categories}/${await addedCategory()}`, { authorization });
      return under.client.patch(`${categories}/${body.id}`, {
        authorization,
        headers,
        body: { ...body, orderIndex: 2_000, isRetired: true },
      });
    },
    leaves: {
      action: 'document-category.updated',
      fields: ['orderIndex', 'isRetired'],
      values: {
        orderIndex: { before: expect.any(Number), after: 2_000 },
        isRetired: { before: false, after: true },
      },
    },
  },
  staffDeleteDocumentCategory: {
    call: async (headers: Headers) =>
      under.client.delete(`${categories}/${await addedCategory()}`, { authorization, headers }),
    leaves: { action: 'document-category.deleted', fields: ['nameEs', 'nameEn'] },
  },
  staffMoveAndDeleteDocumentCategory: {
    call: async (headers: Headers) =>
      under.client.post(`${categories}/${await addedCategory()}/move-and-delete`, {
        authorization,
        headers,
        body: { into: 'guides' },
      }),
    leaves: {
      action: 'document-category.deleted',
      fields: ['nameEs', 'nameEn', 'movedInto'],
      values: { movedInto: { before: null, after: 'guides' } },
    },
  },
};

/** It says what an import would do and stores nothing. */
const changesNothing = ['staffPlanDocumentImport'];

test('When staff get another call that changes something, then it is tried here', () => {
  expect([...changesNothing, ...Object.keys(writes), ...Object.keys(categoryWrites)].toSorted()).toEqual(
    staffWritesOf(libraryEndpoints).toSorted(),
  );
});

const tried = [
  ...Object.entries(writes).map(([name, write]) => ({ name, resource: 'documents', ...write })),
  ...Object.entries(categoryWrites).map(([name, write]) => ({
    name,
    resource: 'document-categories',
    ...write,
  })),
];

test.each(tried)(
  'When $name succeeds, then the audit log gets who, what, which fields and from where',
  async ({ resource, call, leaves }) => {
    const answer = { id: '' };
    const recorded = await recordedAction(under.events, async (headers) => {
      const response = await call(headers);
      answer.id = response.body.id;
      return response;
    });
    expect(recorded).toMatchObject({
      ...leaves,
      actorId: 'boss',
      resource,
      resourceId: answer.id,
      network: '203.0.113.0/24',
    });
    expect(JSON.stringify(recorded)).not.toMatch(/203\.0\.113\.77/);
  },
);

test('When staff send a document back unchanged, then nothing is written', async () => {
  const { body } = await under.client.get(`${path}/${await added()}`, { authorization });
  const again = await under.client.patch(`${path}/${body.id}`, { authorization, body });
  expect(again.body).toEqual(body);
});
