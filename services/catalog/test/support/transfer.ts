import { readArchive } from '@academy/service-kit/archive/read-archive.ts';
import { archiveOf } from '@academy/service-kit/testing/transfer.ts';
import type { Author } from './authoring.ts';
import type { CatalogUnderTest } from './catalog-under-test.ts';

/** A course's archive as staff download it, and what is in it. */
export const exported = async (under: CatalogUnderTest, id: string) => {
  const authorization = await under.issuer.bearer({ sub: 'head-of-studies', role: 'administrator' });
  const response = await fetch(`${under.baseUrl}/api/admin/courses/${id}/export`, {
    headers: { authorization },
  });
  const archive = Buffer.from(await response.arrayBuffer());
  return { response, archive, files: response.ok ? await readArchive(archive) : new Map<string, string>() };
};

type Files = ReadonlyMap<string, string>;

/** Import as staff do it: look first, then import what was seen. */
export const importerOf = (author: Author) => {
  const plan = async (files: Files) => author.post('courses/import/plan', { source: await archiveOf(files) });
  const apply = async (files: Files, basis: string, choices: object[] = []) =>
    author.post('courses/import', { source: await archiveOf(files), basis, choices });
  return {
    plan,
    apply,
    importAll: async (files: Files, choices: object[] = []) =>
      apply(files, (await plan(files)).body.basis ?? 'none', choices),
  };
};
