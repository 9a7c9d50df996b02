import { readArchive } from '@academy/service-kit/archive/read-archive.ts';
import { archiveOf } from '@academy/service-kit/testing/transfer.ts';
import type { LibraryUnderTest } from './library-under-test.ts';

type Files = ReadonlyMap<string, string>;

/** Takes documents out and brings them in, as staff do it: look first, then import what was seen. */
export const transfersOf = async (under: LibraryUnderTest) => {
  const authorization = await under.issuer.bearer({ sub: 'boss', role: 'administrator' });
  const post = (path: string, body: object) =>
    under.client.post(`/api/admin/documents/${path}`, { authorization, body, language: 'en' });
  const plan = async (files: Files) => post('import/plan', { source: await archiveOf(files) });
  const apply = async (files: Files, basis: string, choices: object[] = []) =>
    post('import', { source: await archiveOf(files), basis, choices });
  const exported = async (...ids: string[]) => {
    const response = await fetch(`${under.baseUrl}/api/admin/document-export?ids=${ids.join(',')}`, {
      headers: { authorization },
    });
    const archive = Buffer.from(await response.arrayBuffer());
    return { response, archive, files: response.ok ? await readArchive(archive) : new Map<string, string>() };
  };
  return {
    exported,
    plan,
    apply,
    importAll: async (files: Files, choices: object[] = []) =>
      apply(files, (await plan(files)).body.basis ?? 'none', choices),
  };
};
