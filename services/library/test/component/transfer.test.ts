import { join } from 'node:path';
import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import type { ImportKey } from '@academy/service-kit/content/transfer/logged-import.ts';
import { dieIn } from '@academy/service-kit/testing/die-in.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { archiveOf, edited } from '@academy/service-kit/testing/transfer.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { readDocuments } from '../../src/content/read-documents.ts';
import { importDocuments } from '../../src/use-cases/import-documents.ts';
import { importFromFiles } from '../../src/use-cases/transfer/import-from-files.ts';
import { importOfDocuments, settleDocumentImports } from '../../src/use-cases/transfer/settle-import.ts';
import { draft } from '../support/drafts.ts';
import { startLibraryUnsettled, type LibraryUnderTest } from '../support/library-under-test.ts';
import { transfersOf } from '../support/transfer.ts';

const stack = useTestStack();
let under: LibraryUnderTest;
let authorization: string;
let staff: Awaited<ReturnType<typeof transfersOf>>;
let brought: string[];

beforeAll(async () => {
  under = await startLibraryUnsettled(stack);
  authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  staff = await transfersOf(under);
  const contents = await readDocuments(join(import.meta.dirname, '../../../../content'));
  await importDocuments(under.deps, contents);
  brought = contents.map(({ id }) => id);
}, 60_000);

const path = '/api/admin/documents';
const add = async (over: Parameters<typeof draft>[0] = {}): Promise<string> =>
  (await under.client.post(path, { authorization, body: draft({ status: 'draft', ...over }) })).body.id;
const get = async (at: string) => (await under.client.get(`${path}/${at}`, { authorization })).body;
const change = (id: string, body: object) => under.client.patch(`${path}/${id}`, { authorization, body });
/** Documents of staff whose files are known: their export was imported as it is. */
const filesOf = async (...ids: string[]) => {
  const { files } = await staff.exported(...ids);
  expect((await staff.importAll(files)).status).toBe(200);
  return files;
};
const pathsOf = ({ body }: { body: { fields?: { path: string }[] } }): string[] =>
  (body.fields ?? []).map((field) => field.path);

type Row = { id: string; is: string; fields: { field: string; is: string }[] };
const touched = ({ body }: { body: { records: Row[] } }) =>
  body.records
    .filter(({ is }) => is !== 'unchanged')
    .map(({ id, is, fields }) => [id, is, fields.map((one) => `${one.field} ${one.is}`).join()]);

test('When documents are exported, then import of the export changes none and its export has the same bytes', async () => {
  const ids = [
    ...brought,
    await add({ titleEs: '', contentEn: '  spaces  \n\n' }),
    await add({ iconColor: 'any: «colour»' }),
  ];
  const { response, archive, files } = await staff.exported(...ids);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain('documents.zip');
  expect([...files.keys()].filter((name) => name.startsWith(`documents/${brought[0]}/`))).toEqual(
    ['document.yaml', 'content.es.md', 'content.en.md'].map((name) => `documents/${brought[0]}/${name}`),
  );
  const before = await Promise.all(ids.map(get));
  const plan = await staff.plan(files);
  expect([plan.status, touched(plan)]).toEqual([200, []]);
  expect((await staff.apply(files, plan.body.basis)).status).toBe(200);
  expect(await Promise.all(ids.map(get))).toEqual(before);
  expect((await staff.exported(...ids.toReversed())).archive.equals(archive)).toBe(true);
});

test('When a document is edited in its file, then it changes as by a save of staff', async () => {
  const [id = ''] = brought;
  const { files, response } = await staff.exported(id);
  expect(response.headers.get('content-disposition')).toContain(`${id}.zip`);
  const sent = edited(files, `documents/${id}/content.en.md`, () => 'From a file.\n');
  const plan = await staff.plan(sent);
  expect(touched(plan)).toEqual([[id, 'changed', 'contentEn changed']]);
  expect((await staff.apply(sent, plan.body.basis)).status).toBe(200);
  expect((await get(id)).contentEn).toBe('From a file.');
  expect((await get(`${id}/versions`))[0]).toMatchObject({
    source: 'imported',
    savedBy: 'boss',
    fields: ['contentEn'],
  });
  const told = () =>
    under.events.filter(
      ({ type, data }) =>
        type === adminActionRecordedV1.type && (data as { action: string }).action === 'document.imported',
    );
  await until(() => told().length > 0);
  expect(told()).toMatchObject([{ data: { actorId: 'boss', resourceId: id, fields: ['contentEn'] } }]);
  expect([...(await staff.exported(id)).files]).toEqual([...sent]);
});

test('When staff and the file changed the same field, then it is a conflict, and what staff choose stands', async () => {
  const [, id = '', other = ''] = brought;
  const { files } = await staff.exported(id, other);
  await change(id, { titleEn: 'By staff', contentEs: 'Del equipo.' });
  await change(other, { titleEn: 'By staff too' });
  const byFile = (text: string) => text.replace(/^title:.*$/m, 'title: { es: Título, en: By the file }');
  const sent = [id, other].reduce(
    (all, one) => edited(all, `documents/${one}/document.yaml`, byFile),
    new Map(files),
  );
  const plan = await staff.plan(sent);
  expect(touched(plan)).toEqual(
    expect.arrayContaining([
      [id, 'changed', 'titleEs changed,titleEn conflict,contentEs kept'],
      [other, 'changed', 'titleEs changed,titleEn conflict'],
    ]),
  );
  const undecided = await staff.apply(sent, plan.body.basis);
  expect([undecided.status, pathsOf(undecided).toSorted()]).toEqual([
    409,
    [`documents.${id}.titleEn`, `documents.${other}.titleEn`].toSorted(),
  ]);
  const choice = (of: string, take: string) => ({ kind: 'documents', id: of, field: 'titleEn', take });
  const choices = [choice(id, 'file'), choice(other, 'ours')];
  expect((await staff.apply(sent, plan.body.basis, choices)).status).toBe(200);
  expect(await get(id)).toMatchObject({ titleEn: 'By the file', contentEs: 'Del equipo.' });
  expect(await get(other)).toMatchObject({ titleEs: 'Título', titleEn: 'By staff too' });
  // The same files again ask nothing: only staff changed since.
  expect(touched(await staff.plan(sent))).toEqual([]);
});

test('When a document is not there, then it is made under its id, and published it is told of', async () => {
  const { files } = await staff.exported(
    await add({ titleEn: 'A newcomer', contentEn: 'Some words.', contentEs: 'Texto.' }),
  );
  const sent = new Map(
    [...files].map(([name, text]) => [
      name.replace(/documents\/[^/]+/, 'a-newcomer'),
      text.replace('status: draft', 'status: published'),
    ]),
  );
  const plan = await staff.plan(sent);
  expect(touched(plan)).toEqual([['a-newcomer', 'created', '']]);
  expect((await staff.apply(sent, plan.body.basis)).status).toBe(200);
  expect((await under.client.get('/api/documents/a-newcomer')).status).toBe(200);
  await until(() =>
    under.events.some(
      ({ type, data }) => type === documentAddedV1.type && (data as { id: string }).id === 'a-newcomer',
    ),
  );
  expect((await get('a-newcomer/versions'))[0]).toMatchObject({ source: 'imported' });
  expect(touched(await staff.plan(sent))).toEqual([]);
});

test.each([
  ['broken YAML', 'document.yaml', () => 'title: "open\n', /document\.yaml:\d+$/],
  [
    'a value not allowed',
    'document.yaml',
    (text: string) => text.replace('draft', 'public'),
    /document\.yaml:\d+ status$/,
  ],
  [
    'no title',
    'document.yaml',
    (text: string) => text.replace(/^title:.*$/m, 'title: { es: "", en: "" }'),
    /document\.yaml:1 title\.es$/,
  ],
  [
    'a category that there is not',
    'document.yaml',
    (text: string) => text.replace('categoryId: guides', 'categoryId: nothing'),
    /document\.yaml:\d+ categoryId$/,
  ],
  ['a published text that is empty', 'content.es.md', () => '\n', /content\.es\.md$/],
])(
  'When the files have %s, then all is refused by file, line and field',
  async (_case, name, edit, place) => {
    const [id, other] = [
      await add({ status: name === 'content.es.md' ? 'published' : 'draft' }),
      await add(),
    ];
    const files = await filesOf(id, other);
    const sent = edited(
      edited(files, `documents/${other}/content.en.md`, () => 'Changed.\n'),
      `documents/${id}/${name}`,
      edit,
    );
    const { body: whole } = await staff.plan(files);
    for (const answer of [await staff.plan(sent), await staff.apply(sent, whole.basis)]) {
      expect(answer.status).toBe(400);
      expect(pathsOf(answer)).toContainEqual(expect.stringMatching(place));
    }
    expect((await get(other)).contentEn).not.toBe('Changed.');
  },
);

test('When files have no place here, are too many or lie in the bin, then they are refused by name', async () => {
  const id = await add();
  const files = await filesOf(id);
  const refused = async (sent: ReadonlyMap<string, string>) => pathsOf(await staff.plan(sent));
  expect(await refused(new Map([...files, ['documents/a/notes.txt', 'x']]))).toEqual([
    'documents/a/notes.txt',
  ]);
  expect(await refused(new Map([['loose.md', 'x']]))).toEqual(['loose.md', 'document.yaml']);
  expect(await refused(new Map([[`documents/A B/document.yaml`, 'x']]))).toContain('documents/A B');
  expect(
    await refused(new Map(Array.from({ length: 101 }, (_, at) => [`d${at}/document.yaml`, '']))),
  ).toEqual(['documents']);
  expect(await refused(new Map(Array.from({ length: 10_000 }, (_, at) => [`d/${at}.md`, ''])))).toEqual([
    'archive',
  ]);
  expect(await refused(new Map([['d/bomb.md', ' '.repeat(20_000_000)]]))).toEqual(['d/bomb.md']);
  const source = { files: [{ path: '../document.yaml', text: 'x' }] };
  const spanish = await under.client.post(`${path}/import/plan`, {
    authorization,
    language: 'es',
    body: { source },
  });
  expect(spanish.body.fields).toMatchObject([
    { path: '../document.yaml', message: expect.stringMatching(/Cámbialo/) },
  ]);
  await under.client.delete(`${path}/${id}`, { authorization });
  expect(await refused(files)).toEqual([`documents/${id}/document.yaml`]);
});

test('When documents stand in a folder of any name and depth, then each is found by its document.yaml', async () => {
  const ids = [await add(), await add()];
  const files = await filesOf(...ids);
  const within = (root: string) =>
    new Map([...files].map(([name, text]) => [name.replace('documents/', root), text]));
  for (const root of ['', 'what-i-wrote/', 'my-academy/content/documents/']) {
    const { status, body } = await staff.plan(within(root));
    expect([status, body.records?.map((row: { path: string }) => row.path).toSorted()]).toEqual([
      200,
      ids.map((id) => `${root}${id}`).toSorted(),
    ]);
  }
  const elsewhere = new Map([...within('here/'), ['there/x/document.yaml', 'x']]);
  expect(pathsOf(await staff.plan(elsewhere))).toEqual(['there/x/document.yaml']);
});

test('When a published text cannot be drawn, then its file is named and nothing is imported', async () => {
  const id = await add({ status: 'published' });
  const files = await filesOf(id);
  const table = `${'| a '.repeat(400)}|\n${'|---'.repeat(400)}|\n${`${'| b '.repeat(400)}|\n`.repeat(20)}`;
  const answer = await staff.plan(edited(files, `documents/${id}/content.en.md`, () => table));
  expect([answer.status, pathsOf(answer)]).toEqual([400, [`documents/${id}/content.en.md`]]);
});

test('When a document changed since the plan, or two import at once, then one is told to look again', async () => {
  const id = await add();
  const files = await filesOf(id);
  const sentBy = (words: string) => edited(files, `documents/${id}/content.en.md`, () => words);
  const { basis } = (await staff.plan(files)).body;
  const answers = await Promise.all([
    staff.apply(sentBy('By one'), basis),
    staff.apply(sentBy('By two'), basis),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await get(id)).contentEn).toBe(answers[0]?.status === 200 ? 'By one' : 'By two');
  expect((await staff.apply(sentBy('Too late'), basis)).status).toBe(409);
});

test('When another import moved nothing but a base since the plan, then one is told to look again', async () => {
  const id = await add();
  const sentBy = (words: string) => edited(files, `documents/${id}/content.en.md`, () => words);
  const files = await filesOf(id);
  await change(id, { contentEn: 'By staff.' });
  const { basis } = (await staff.plan(files)).body;
  // Its author keeps staff's wording: nothing but the base moves.
  const ours = [{ kind: 'documents', id, field: 'contentEn', take: 'ours' }];
  expect((await staff.importAll(sentBy('By another file.'), ours)).status).toBe(200);
  expect((await staff.apply(files, basis)).status).toBe(409);
  expect((await get(id)).contentEn).toBe('By staff.');
});

const categories = '/api/admin/document-categories';
const category = async (nameEn: string): Promise<string> => {
  const body = { nameEn, nameEs: `${nameEn} (es)` };
  return (await under.client.post(categories, { authorization, body })).body.id;
};
const moveAndDelete = async (id: string, into: string) => {
  const at = `${categories}/${id}/move-and-delete`;
  expect((await under.client.post(at, { authorization, body: { into } })).status).toBe(200);
};
const retire = (id: string) =>
  under.client.patch(`${categories}/${id}`, { authorization, body: { isRetired: true } });

test('When a category was deleted or retired since an export, then that is imported, and its documents stay where they are', async () => {
  const [doomed, retired] = [await category('Doomed'), await category('Retired')];
  const stood = [doomed, doomed, retired, retired];
  const ids = await Promise.all(stood.map((one) => add({ category: one })));
  const [moved = '', movedOn = '', , away = ''] = ids;
  const files = await filesOf(...ids);
  await moveAndDelete(doomed, 'guides');
  for (const id of [movedOn, away]) await change(id, { category: 'cases' });
  await retire(retired);
  const sent = edited(files, `documents/${moved}/content.en.md`, () => 'Later.\n');
  const plan = await staff.plan(sent);
  expect([plan.status, touched(plan)]).toEqual([200, [[moved, 'changed', 'contentEn changed']]]);
  expect((await staff.apply(sent, plan.body.basis)).status).toBe(200);
  const now = await Promise.all(ids.map(get));
  expect(now.map((one) => one.category)).toEqual(['guides', 'cases', retired, 'cases']);
  expect(now[0].contentEn).toBe('Later.');
});

test('When staff and the file both moved a document out of a category that is retired, then staff are asked', async () => {
  const retired = await category('Fading');
  const id = await add({ category: retired });
  const files = await filesOf(id);
  expect((await staff.importAll(files)).status).toBe(200);
  await change(id, { category: 'cases' });
  await retire(retired);
  const sent = edited(files, `documents/${id}/document.yaml`, (text) => text.replace(retired, 'guides'));
  expect(touched(await staff.plan(sent))).toEqual([[id, 'changed', 'category conflict']]);
});

test('When files of a new document name a deleted category, then it comes into its heir, and a retired one is refused', async () => {
  const [doomed, retired] = [await category('Going'), await category('Resting')];
  const id = await add({ category: doomed });
  const { files } = await staff.exported(id);
  const as = (name: string, from: string) =>
    new Map([...files].map(([at, text]) => [at.replace(id, name), text.replace(doomed, from)]));
  await moveAndDelete(doomed, 'cases');
  expect((await staff.importAll(as('brand-new', doomed))).status).toBe(200);
  expect(await get('brand-new')).toMatchObject({ category: 'cases' });
  await retire(retired);
  expect(pathsOf(await staff.plan(as('newer', retired)))).toEqual([expect.stringContaining('newer')]);
});

test('When a document that is asked for is not there, then nothing is exported', async () => {
  expect((await staff.exported(await add(), 'nowhere')).response.status).toBe(404);
  expect((await staff.exported()).response.status).toBe(400);
});

test.each([
  ['content.before_import_decided', false],
  ['library.after_imported_document', true],
] as const)(
  'When a service dies at %s, then the import is there whole or not at all, and once',
  async (failPoint, isDone) => {
    const ids = [await add(), await add()];
    const files = await filesOf(...ids);
    const made = [...files].filter(([name]) => name.includes(ids[0] ?? ''));
    const newcomer = `made-${String(isDone)}`;
    const sent = ids.reduce(
      (all, id) => edited(all, `documents/${id}/content.en.md`, () => 'By the file.'),
      new Map([
        ...files,
        ...made.map(([name, text]) => [name.replace(ids[0] ?? '', newcomer), text] as const),
      ]),
    );
    const { basis } = (await staff.plan(sent)).body;
    const source = await archiveOf(sent);
    const file = join(import.meta.dirname, '../../src/start.ts');
    await dieIn({ stack, under, file }, failPoint, (client, bearer) =>
      client.post(`${path}/import`, { authorization: bearer, body: { source, basis } }),
    );
    // What any replica does at its start and every minute.
    await settleDocumentImports(under.deps);
    await settleDocumentImports(under.deps);
    const contents = async () =>
      Promise.all(ids.map(async (id) => (await get(id)).contentEn === 'By the file.'));
    expect(await contents()).toEqual(ids.map(() => isDone));
    expect(await under.deps.documents.find(newcomer)).toEqual(isDone ? expect.anything() : null);
    const kept: { source: string }[] = await get(`${ids[0]}/versions`);
    expect(kept.filter(({ source: of }) => of === 'imported')).toHaveLength(isDone ? 1 : 0);
    // What a crash left undecided keeps nobody from importing for longer than a minute.
    await settleDocumentImports({ ...under.deps, now: () => new Date(Date.now() + 61_000) });
    expect((await staff.importAll(sent)).status).toBe(200);
    expect(await contents()).toEqual([true, true]);
  },
  120_000,
);

/** Imports what was planned, with something that happens between the decision and the writing. */
const importAmid = async (sent: ReadonlyMap<string, string>, amid: () => Promise<unknown>, over = {}) => {
  const { basis } = (await staff.plan(sent)).body;
  const { documentImports } = under.deps;
  const decide: typeof documentImports.decide = async (record) => {
    const isDecided = await documentImports.decide(record);
    await amid();
    return isDecided;
  };
  return importFromFiles(
    { ...under.deps, documentImports: { ...documentImports, decide }, ...over },
    { source: await archiveOf(sent), basis, choices: [], actorId: 'boss' },
  );
};

test('When staff save a field between the decision and the writing, then theirs stays and is asked about', async () => {
  const id = await add({ status: 'published' });
  const files = await filesOf(id);
  const sent = edited(
    edited(files, `documents/${id}/content.en.md`, () => 'By the file.'),
    `documents/${id}/document.yaml`,
    (text) => text.replace('categoryId: guides', 'categoryId: cases'),
  );
  await expect(importAmid(sent, () => change(id, { contentEn: 'By staff.' }))).rejects.toMatchObject({
    code: 'import-left-out',
    fields: [{ path: `documents.${id}.contentEn` }],
  });
  expect(await get(id)).toMatchObject({ contentEn: 'By staff.', category: 'cases' });
  expect(touched(await staff.plan(sent))).toEqual([[id, 'changed', 'contentEn conflict']]);
});

const gone = async (id: string) => under.client.delete(`${path}/${id}`, { authorization });
const emptied = async (id: string) => change(id, { status: 'draft', titleEs: '' });

test.each([
  ['is deleted', gone, ''],
  ['is left unfit for its file', emptied, '.titleEs'],
])(
  'When a document %s after the decision, then it is named and offered again',
  async (_case, amid, field) => {
    const ids = [await add(), await add()];
    const [id = '', other = ''] = ids;
    const files = await filesOf(...ids);
    const published = (text: string) => text.replace('status: draft', 'status: published');
    const sent = ids.reduce((all, one) => edited(all, `documents/${one}/document.yaml`, published), files);
    await expect(importAmid(sent, () => amid(id))).rejects.toMatchObject({
      code: 'import-left-out',
      fields: [{ path: `documents.${id}${field}` }],
    });
    expect(await get(other)).toMatchObject({ status: 'published' });
    expect(await under.deps.importBases.find('documents', other)).toMatchObject({
      fields: expect.stringContaining('"published"'),
    });
    expect(await under.deps.importBases.find('documents', id)).toMatchObject({
      fields: expect.stringContaining('"draft"'),
    });
  },
);

/** Documents whose changes fail, as do those of a store that is away. */
const neverWritten = (id: string) => {
  const { documents } = under.deps;
  const failing: typeof documents.change = async (one, work) => {
    if (one === id) throw new Error('never written');
    return documents.change(one, work);
  };
  return { documents: { ...documents, change: failing } };
};
const nothingAmid = () => Promise.resolve();
const unfinished = { code: 'import-unfinished' };
const reworded = (files: ReadonlyMap<string, string>, ids: readonly string[]) =>
  ids.reduce((all, one) => edited(all, `documents/${one}/content.en.md`, () => 'New.'), files);

test('When one document keeps failing, then the others are written and it is given up in the end', async () => {
  const ids = [await add(), await add()];
  const [id = '', other = ''] = ids;
  const sent = reworded(await filesOf(...ids), ids);
  const over = neverWritten(id);
  await expect(importAmid(sent, nothingAmid, over)).rejects.toMatchObject(unfinished);
  expect((await get(other)).contentEn).toBe('New.');
  expect((await staff.importAll(sent)).status).toBe(409);
  // The first of fifteen rounds was its own. Its age, and what fails at a start, do not count.
  let minutes = 16;
  const later = { ...under.deps, ...over, now: () => new Date(Date.now() + minutes * 60_000) };
  for (let round = 2; round < 15; round += 1) {
    minutes += 1;
    // Another replica's of the same minute does not count.
    await settleDocumentImports(later);
    await settleDocumentImports(later);
  }
  minutes += 1;
  await settleDocumentImports(later, 'uncounted');
  expect(await under.deps.documentImports.listDecided()).toEqual([importOfDocuments]);
  await settleDocumentImports(later);
  expect(await under.deps.documentImports.listDecided()).toEqual([]);
  expect(touched(await staff.plan(sent))).toEqual([[id, 'changed', 'contentEn changed']]);
  expect((await staff.importAll(sent)).status).toBe(200);
  expect((await get(id)).contentEn).toBe('New.');
});

test('When an import cannot be carried out as the service starts, then a later round does it', async () => {
  const id = await add();
  const sent = reworded(await filesOf(id), [id]);
  const over = neverWritten(id);
  await expect(importAmid(sent, nothingAmid, over)).rejects.toMatchObject(unfinished);
  for (let start = 0; start < 20; start += 1)
    await settleDocumentImports({ ...under.deps, ...over }, 'uncounted');
  await settleDocumentImports(under.deps);
  expect((await get(id)).contentEn).toBe('New.');
});

test('When staff save what an unfinished import wrote, then it counts as written and theirs is kept', async () => {
  const ids = [await add(), await add()];
  const [id = '', failing = ''] = ids;
  const sent = reworded(await filesOf(...ids), ids);
  const { importBases } = under.deps;
  // As after a crash between the write and its base.
  const keep: typeof importBases.keep = () => Promise.reject(new Error('died'));
  const over = { ...neverWritten(failing), importBases: { ...importBases, keep } };
  await expect(importAmid(sent, nothingAmid, over)).rejects.toMatchObject(unfinished);
  expect((await get(id)).contentEn).toBe('New.');
  await change(id, { contentEn: 'By staff.' });
  await settleDocumentImports({ ...under.deps, ...neverWritten(failing) });
  await change(id, { contentEn: 'By staff once more.' });
  await settleDocumentImports(under.deps);
  expect((await importBases.find('documents', id))?.fields).toContain('New.');
  expect((await staff.importAll(sent)).status).toBe(200);
  expect((await get(id)).contentEn).toBe('By staff once more.');
});

test('When a field was left out before a crash, then a later round leaves out that one and no other', async () => {
  const id = await add();
  const files = await filesOf(id);
  const sent = edited(reworded(files, [id]), `documents/${id}/document.yaml`, (text) =>
    text.replace('categoryId: guides', 'categoryId: cases'),
  );
  const { documentImports } = under.deps;
  let key: ImportKey | null = null;
  const noteOutcome: typeof documentImports.noteOutcome = (record) => {
    key = record;
    return Promise.reject(new Error('died'));
  };
  const decide: typeof documentImports.decide = async (record) => {
    await change(id, { contentEn: 'By staff.' });
    return documentImports.decide(record);
  };
  const over = { documentImports: { ...documentImports, decide, noteOutcome } };
  await expect(importAmid(sent, nothingAmid, over)).rejects.toMatchObject(unfinished);
  await change(id, { category: 'reference' });
  await settleDocumentImports(under.deps);
  const ended = key && (await documentImports.find(key));
  expect(ended).toMatchObject({
    isDecided: false,
    actorId: '',
    outcomes: [{ id, left: [{ path: `documents.${id}.contentEn` }] }],
  });
  expect(await get(id)).toMatchObject({ contentEn: 'By staff.', category: 'reference' });
  expect(touched(await staff.plan(sent))).toEqual([[id, 'changed', 'contentEn conflict,category conflict']]);
});

test('When another replica carries an import out, then who decided on it is told what it left out', async () => {
  const id = await add();
  const sent = reworded(await filesOf(id), [id]);
  const amid = async () => {
    await gone(id);
    await settleDocumentImports(under.deps);
  };
  await expect(importAmid(sent, amid)).rejects.toMatchObject({
    code: 'import-left-out',
    fields: [{ path: `documents.${id}` }],
  });
});

test('When who asks may not write content, then nothing is imported, and only who reads it exports', async () => {
  const id = await add();
  const source = await archiveOf((await staff.exported(id)).files);
  for (const role of ['learner', 'moderator'] as const) {
    const bearer = await under.issuer.bearer({ sub: role, role });
    const post = (at: string, body: object) =>
      under.client.post(`${path}/${at}`, { authorization: bearer, body });
    expect((await post('import/plan', { source })).status).toBe(403);
    expect((await post('import', { source, basis: '' })).status).toBe(403);
    expect(
      (await under.client.get(`/api/admin/document-export?ids=${id}`, { authorization: bearer })).status,
    ).toBe(403);
  }
});
