import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import { authorOf, type Author } from '../support/authoring.ts';
import { startCatalog, type CatalogUnderTest } from '../support/catalog-under-test.ts';
import { course } from '../support/content.ts';
import { faultIn } from '../support/verify-kept.ts';
import { dieIn } from '../support/die-in.ts';

const stack = useTestStack();
let under: CatalogUnderTest;
let author: Author;

beforeAll(async () => {
  under = await startCatalog(stack);
  author = await authorOf(under);
}, 60_000);

test.each(['versions.after_write', 'versions.after_linked', 'versions.after_filed'])(
  'When a service dies at %s, then neither the save nor its version is lost, and it is kept once',
  async (failPoint) => {
    const id = failPoint.replaceAll(/[._]/g, '-');
    await importCourses(under.deps, [course(id, 60)]);
    await dieIn({ stack, under }, failPoint, (client, authorization) =>
      client.patch(`/api/admin/lessons/${id}--one`, { authorization, body: { contentEs: 'Guardado.' } }),
    );
    expect((await author.get(`lessons/${id}--one`)).body.contentEs).toBe('Guardado.');
    await under.deps.lessons.fileAllVersions();
    await under.deps.lessons.fileAllVersions();
    const { rows } = await under.deps.versions.list(
      { kind: 'lessons', recordId: `${id}--one` },
      { from: 0, to: 9 },
    );
    expect(rows).toMatchObject([{ source: 'saved', fields: ['contentEs'] }, { source: 'earlier' }]);
    expect((await author.get(`lessons/${id}--one/versions`)).body).toHaveLength(2);
    expect(await faultIn(under)).toBeNull();
    const { chains } = under.deps.versions;
    expect(await chains.find(`lessons ${id}--one`)).toMatchObject({ entries: 2 });
  },
  120_000,
);
