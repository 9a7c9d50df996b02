import { readArchive } from '@academy/service-kit/archive/read-archive.ts';
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
