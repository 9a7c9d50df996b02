import { randomUUID } from 'node:crypto';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { promptExportSchema } from '@academy/contracts/http/ai/prompts.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { TestRequest } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { bytesOfPromptLibraries } from '../../src/data/migrations/001-bytes-of-prompt-libraries.ts';
import { newPrompt, storedBytes } from '../../src/prompts/domain/saved-prompt.ts';
import { importPrompts } from '../../src/prompts/use-cases/import-prompts.ts';
import type { PromptDeps } from '../../src/prompts/use-cases/prompt-deps.ts';
import { releaseAbandoned } from '../../src/prompts/use-cases/release-abandoned.ts';
import { savePrompt } from '../../src/prompts/use-cases/save-prompt.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';

const stack = useTestStack();
let under: AiUnderTest;

beforeAll(async () => {
  under = await startAi(stack);
}, 60_000);

const prompts = '/api/prompts';
const draft = { name: 'Correo de retraso', text: 'Escribe un correo a {{cliente}}.', tags: ['correo'] };

/** A member of their own for each test. */
const member = async () => {
  const id = newId();
  const authorization = await under.issuer.bearer({ sub: id });
  const request = (more: TestRequest) => ({ authorization, ...more });
  const list = async (query = '') => (await under.client.get(prompts + query, { authorization })).body;
  return {
    id,
    list,
    names: async (query = ''): Promise<string[]> =>
      (await list(query)).map(({ name }: { name: string }) => name),
    get: (path: string) => under.client.get(prompts + path, { authorization }),
    save: (body: unknown) => under.client.post(prompts, request({ body })),
    take: (body: unknown, language: 'es' | 'en' = 'en') =>
      under.client.post(`${prompts}/import`, request({ body, language })),
    change: (id: string, body: unknown, headers: Record<string, string> = {}) =>
      under.client.patch(`${prompts}/${id}`, request({ body, headers })),
    drop: (id: string) => under.client.delete(`${prompts}/${id}`, { authorization }),
  };
};
const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Prompt ${n}`, text: `Escribe el número ${n}.` }));

describe('saving and finding', () => {
  test('When a prompt is saved, then it is listed without its text and read whole', async () => {
    const ana = await member();
    const { status, body, headers } = await ana.save(draft);
    expect([status, headers.get('etag')]).toEqual([201, '"1"']);
    expect(body).toMatchObject({ ...draft, version: 1, earlier: [] });
    const [listed] = await ana.list();
    expect(listed).toMatchObject({ id: body.id, name: draft.name, preview: draft.text });
    expect(listed).not.toHaveProperty('text');
    expect((await ana.get(`/${body.id}`)).body).toEqual(body);
  });

  test('When the same draft comes twice under one id, then it is saved once, and another text is refused', async () => {
    const ana = await member();
    const id = randomUUID();
    const answers = await Promise.all([ana.save({ ...draft, id }), ana.save({ ...draft, id })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await ana.list()).toHaveLength(1);
    expect((await ana.save({ ...draft, id, text: 'Otra cosa' })).status).toBe(409);
  });

  test('When words are searched, then they are found whatever their case and accents; a tag filters; pages go on', async () => {
    const ana = await member();
    await ana.save({ name: 'Acta de reunión', text: 'Resume las decisiones.', tags: ['trabajo'] });
    await ana.save({ name: 'Receta', text: 'Cena con (lentejas)', tags: ['casa', 'Cocina rápida'] });
    expect(await ana.names('?q=REUNION%20resúme')).toEqual(['Acta de reunión']);
    expect(await ana.names('?q=rapida')).toEqual(['Receta']);
    expect(await ana.names(`?q=${encodeURIComponent('(lente')}`)).toEqual(['Receta']);
    expect(await ana.names('?q=correo')).toEqual([]);
    expect(await ana.names('?tag=trabajo')).toEqual(['Acta de reunión']);
    const first = await ana.get('?limit=1');
    const next = /after=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    expect([...first.body, ...(await ana.list(`?limit=1&after=${next}`))].map(({ name }) => name)).toEqual([
      'Receta',
      'Acta de reunión',
    ]);
  });

  test('When somebody else asks, then there is no such prompt, and it stays as it was', async () => {
    const ana = await member();
    const eva = await member();
    const { id } = (await ana.save(draft)).body;
    expect((await eva.get(`/${id}`)).status).toBe(404);
    expect((await eva.change(id, { name: 'Mine' })).status).toBe(404);
    expect((await eva.drop(id)).status).toBe(404);
    expect((await eva.save({ ...draft, id })).status).toBe(409);
    expect(await eva.list()).toEqual([]);
    expect((await ana.get(`/${id}`)).body).toMatchObject({ ...draft, version: 1 });
  });
});

describe('changing', () => {
  test('When a text changes, then the wording before is kept, newest first, twenty at most', async () => {
    const ana = await member();
    const { id } = (await ana.save({ ...draft, text: 'v1' })).body;
    for (let n = 2; n <= 23; n += 1) await ana.change(id, { text: `v${n}` });
    await ana.change(id, { name: 'Otro nombre' });
    const { body } = await ana.get(`/${id}`);
    expect(body).toMatchObject({ name: 'Otro nombre', text: 'v23', version: 24 });
    expect(body.earlier.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: 20 }, (_, n) => `v${22 - n}`),
    );
    expect(await ana.names('?q=v23')).toEqual(['Otro nombre']);
  });

  test('When two editors saw the same version, then the second is refused and nothing is lost', async () => {
    const ana = await member();
    const { id } = (await ana.save(draft)).body;
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((text) => ana.change(id, { text }, { 'if-match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    // By this code the page offers to save one's own text all the same.
    expect(await ana.change(id, { text: 'four', version: 1 })).toMatchObject({
      status: 409,
      body: { type: '/problems/changed-meanwhile' },
    });
    expect((await ana.get(`/${id}`)).body).toMatchObject({ text: won?.body.text, version: 2 });
  });

  test('When changes come at once without a version, then all are applied in turn', async () => {
    const ana = await member();
    const { id } = (await ana.save(draft)).body;
    await Promise.all([ana.change(id, { name: 'Nuevo' }), ana.change(id, { tags: ['a', 'a', 'b'] })]);
    expect((await ana.get(`/${id}`)).body).toMatchObject({ name: 'Nuevo', tags: ['a', 'b'], version: 3 });
    expect((await ana.change(id, { name: 'Nuevo' })).body.version).toBe(3);
  });

  test('When a prompt is deleted, then it is gone and its place is free', async () => {
    const ana = await member();
    const { id } = (await ana.save(draft)).body;
    expect((await ana.drop(id)).status).toBe(204);
    expect((await ana.drop(id)).status).toBe(404);
    expect((await ana.get(`/${id}`)).status).toBe(404);
    expect(await under.deps.prompts.prompts.find(ana.id, id)).toBeNull();
  });
});

describe('limits, import and export', () => {
  test('When 30 are saved at once and 10 places are left, then 10 are saved', async () => {
    const ana = await member();
    expect((await ana.take({ prompts: numbered(490) })).body).toEqual({ added: 490 });
    const answers = await Promise.all(numbered(30).map((one) => ana.save(one)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(await ana.list()).toHaveLength(500);
    const [{ id }] = await ana.list();
    await ana.drop(id);
    expect((await ana.save(draft)).status).toBe(201);
  });

  test('When two imports meet and only one fits, then one is in whole and of the other nothing', async () => {
    const ana = await member();
    const answers = await Promise.all(
      ['a', 'b'].map((name) => ana.take({ prompts: numbered(300).map((one) => ({ ...one, name })) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const names = await ana.names();
    expect([names.length, new Set(names).size]).toEqual([300, 1]);
  });

  test('When an import is sent again, then it adds nothing more', async () => {
    const ana = await member();
    const body = { importId: randomUUID(), prompts: numbered(3) };
    await Promise.all([ana.take(body), ana.take(body)]);
    expect((await ana.take(body)).body).toEqual({ added: 3 });
    // In whatever order: each of two at once may have been the first with some of them.
    expect((await ana.names()).toSorted()).toEqual(['Prompt 0', 'Prompt 1', 'Prompt 2']);
  });

  test('When the last that fits is sent thirty times at once, then each is answered, and a retry finds it', async () => {
    const ana = await member();
    await ana.take({ prompts: numbered(490) });
    const body = { importId: randomUUID(), prompts: numbered(9) };
    const imports = await Promise.all(Array.from({ length: 30 }, () => ana.take(body)));
    expect(imports.map(({ status }) => status)).toEqual(Array(30).fill(201));
    const one = { ...draft, id: randomUUID() };
    const saves = await Promise.all(Array.from({ length: 30 }, () => ana.save(one)));
    expect(saves.map((save) => [save.status, save.body.id])).toEqual(Array(30).fill([201, one.id]));
    expect(await ana.list()).toHaveLength(500);
    expect((await ana.save(draft)).status).toBe(409);
    expect([(await ana.take(body)).status, (await ana.save(one)).status]).toEqual([201, 201]);
  });

  test('When one entry is faulty, then nothing is added and the refusal names it', async () => {
    const ana = await member();
    const faulty = [...numbered(2), { name: 'Largo', text: 'x'.repeat(10_001) }];
    const { status, body } = await ana.take({ prompts: faulty }, 'es');
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        path: 'prompts.2.text',
        message: 'Entrada 3 («Largo»): El prompt admite como máximo 10000 caracteres',
      },
    ]);
    expect((await ana.take({ prompts: 'no list' })).status).toBe(400);
    expect((await ana.take({ prompts: numbered(501) })).status).toBe(400);
    expect(await ana.list()).toEqual([]);
  });

  test('When an import is larger than 1 MB, then it is refused with 413', async () => {
    const ana = await member();
    const big = Array.from({ length: 110 }, (_, n) => ({ name: `Prompt ${n}`, text: 'x'.repeat(10_000) }));
    expect((await ana.take({ prompts: big })).status).toBe(413);
  });

  test('When an export is imported elsewhere, then the same prompts are there in the same order', async () => {
    const ana = await member();
    const eva = await member();
    await ana.save(draft);
    await ana.save({ name: 'Dos', text: 'Línea\n\ncon "comillas" y 😀', tags: [] });
    const file = (await ana.get('/export')).body;
    expect(promptExportSchema.parse(file).prompts).toHaveLength(2);
    expect((await eva.take(file)).status).toBe(201);
    expect((await eva.get('/export')).body.prompts).toEqual(file.prompts);
  });

  test('When 30 imports come at once, then only what the library names is stored, within its bytes', async () => {
    const ana = await member();
    const large = Array.from({ length: 90 }, (_, n) => ({ name: `Prompt ${n}`, text: 'ñ'.repeat(5_000) }));
    const answers = await Promise.all(Array.from({ length: 30 }, () => ana.take({ prompts: large })));
    // 0.9 MB each: four fit into the 4 MB of the free plan.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(26);
    const stored = await under.deps.prompts.prompts.listWhole(ana.id);
    expect(new Set(stored.map(({ _id }) => _id))).toEqual(
      new Set((await under.deps.prompts.libraries.read(ana.id)).promptIds),
    );
    expect(stored).toHaveLength(360);
  });

  test('When the bytes are used up, then saving and rewording are refused, in the language asked for, and deleting frees them', async () => {
    const ana = await member();
    const { prompts: deps } = under.deps;
    const { id } = (await ana.save({ ...draft, text: 'x'.repeat(9_000) })).body;
    const { storageLimit } = deps;
    try {
      deps.storageLimit = ({ plan }) => (plan === 'premium' ? 30_000 : 10_000);
      const refused = await ana.take({ prompts: [{ ...draft, text: 'y'.repeat(2_000) }] }, 'es');
      expect(refused).toMatchObject({
        status: 413,
        body: { detail: expect.stringContaining('Borra alguno') },
      });
      const reworded = await ana.change(id, { text: 'y'.repeat(2_000) }, { 'accept-language': 'en' });
      expect(reworded).toMatchObject({
        status: 413,
        body: { detail: expect.stringContaining('Delete some') },
      });
      expect((await ana.get(`/${id}`)).body.version).toBe(1);
      const premium = { userId: ana.id, role: 'learner', plan: 'premium' } as const;
      const more = await savePrompt(deps, { ...draft, text: 'z'.repeat(9_000) }, premium);
      // What somebody stored with Premium stays when it ends, and nothing more goes in.
      expect((await ana.save(draft)).status).toBe(413);
      for (const each of [id, more.id]) expect((await ana.drop(each)).status).toBe(204);
      expect((await ana.save({ ...draft, text: 'x'.repeat(9_000) })).status).toBe(201);
    } finally {
      deps.storageLimit = storageLimit;
    }
  });

  test('When prompts are saved, reworded and deleted, then the library’s bytes are those of what is stored', async () => {
    const ana = await member();
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await ana.save({ ...draft, text: `Texto ${n} ñ` })).body.id);
    for (let n = 0; n < 25; n += 1) await ana.change(ids[0] ?? '', { text: 'ñ'.repeat(100 - n) });
    await Promise.all([
      ana.change(ids[1] ?? '', { text: 'Otro' }),
      ana.drop(ids[1] ?? ''),
      ana.drop(ids[2] ?? ''),
    ]);
    const { prompts: records, libraries } = under.deps.prompts;
    const whole = await records.findAll(ids);
    const bytes = whole.reduce((sum, one) => sum + storedBytes(one), 0);
    expect(await libraries.read(ana.id)).toMatchObject({ bytes, count: 2, reservations: [] });
  });

  test('When an import is cut off in its middle, then the same one goes on, and what is abandoned goes with its places', async () => {
    const ana = await member();
    const { prompts: deps } = under.deps;
    const owner = { userId: ana.id, role: 'learner', plan: 'free' } as const;
    let written = 0;
    const dying: PromptDeps = {
      ...deps,
      prompts: {
        ...deps.prompts,
        insert: (record) =>
          (written += 1) > 2 ? Promise.reject(new Error('killed')) : deps.prompts.insert(record),
      },
    };
    const cutOff = async (): Promise<string> => {
      written = 0;
      const importId = randomUUID();
      const body = { importId, prompts: numbered(5) };
      await expect(importPrompts(dying, body, owner)).rejects.toThrow('killed');
      return importId;
    };
    const retried = await cutOff();
    expect(await ana.list()).toEqual([]);
    expect((await ana.get(`/${retried}-0`)).status).toBe(404);
    expect((await ana.take({ importId: retried, prompts: numbered(4) })).status).toBe(409);
    expect((await ana.take({ importId: retried, prompts: numbered(5) })).body).toEqual({ added: 5 });
    expect(await ana.names()).toHaveLength(5);

    const abandoned = await cutOff();
    // They are written at once: two were on their way when the third failed.
    const onTheirWay = [`${abandoned}-0`, `${abandoned}-1`];
    await until(async () => (await deps.prompts.findAll(onTheirWay)).length === 2);
    await releaseAbandoned(deps);
    expect(await deps.prompts.findAll(onTheirWay)).toHaveLength(2);
    const inAnHour = new Date(Date.now() + 61 * 60_000);
    await releaseAbandoned({ ...deps, now: () => inAnHour });
    expect(await deps.prompts.findAll(onTheirWay)).toEqual([]);
    expect(await deps.libraries.read(ana.id)).toMatchObject({ count: 5, reservations: [] });
    expect(await ana.names()).toHaveLength(5);
  });

  test('When an earlier release left texts that no library names, then the migration removes them and counts the rest', async () => {
    const ana = await member();
    const { id } = (await ana.save(draft)).body;
    const { mongo, logger } = under.runtime;
    const old = newPrompt(draft, { id: newId(), userId: ana.id, now: new Date('2026-01-01') });
    await under.deps.prompts.prompts.insert(old);
    const before = await under.deps.prompts.libraries.read(ana.id);
    await mongo
      .collection<{ _id: string }>('prompt_libraries')
      .updateOne({ _id: ana.id }, { $unset: { bytes: '', reservations: '' } });
    const migration = bytesOfPromptLibraries(mongo);
    await migration.run({ logger, signal: new AbortController().signal });
    expect(await under.deps.prompts.prompts.findAll([old._id, id])).toMatchObject([{ _id: id }]);
    expect(await under.deps.prompts.libraries.read(ana.id)).toEqual(before);
  });
});

test('When an account is deleted, then its prompts are, and a slower save leaves none', async () => {
  const ana = await member();
  const eva = await member();
  await ana.save(draft);
  await eva.save(draft);
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: '/academy/auth',
    type: userDeletedV1.type,
    subject: ana.id,
    time: new Date().toISOString(),
    sequence: 2,
    datacontenttype: 'application/json',
    data: { id: ana.id },
  };
  await under.runtime.kafka.send(userDeletedV1.topic, [
    { key: ana.id, value: JSON.stringify(envelope), headers: {} },
  ]);
  const { prompts: deps, erasure } = under.deps;
  const left = async () => [
    ...(await deps.prompts.listWhole(ana.id)),
    ...(await deps.libraries.read(ana.id)).promptIds,
  ];
  await until(async () => (await left()).length === 0, { what: 'the prompts gone' });
  await erasure.guard(ana.id, () =>
    savePrompt(deps, draft, { userId: ana.id, role: 'learner', plan: 'free' }),
  );
  expect(await left()).toEqual([]);
  expect(await eva.list()).toHaveLength(1);
});
