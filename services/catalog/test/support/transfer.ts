import { buffer } from 'node:stream/consumers';
import { readArchive } from '@academy/service-kit/archive/read-archive.ts';
import { writeArchive } from '@academy/service-kit/archive/write-archive.ts';
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

/** What staff send: an archive of these files. */
export const archiveOf = async (files: Files): Promise<{ archive: string }> => ({
  archive: (await buffer(writeArchive(files))).toString('base64'),
});

/** The files with one of them changed. */
export const edited = (files: Files, path: string, edit: (text: string) => string): Map<string, string> => {
  const text = files.get(path);
  if (text === undefined) throw new Error(`There is no ${path}: ${[...files.keys()].join(', ')}`);
  if (edit(text) === text) throw new Error(`Nothing was changed in ${path}`);
  return new Map([...files, [path, edit(text)]]);
};

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
