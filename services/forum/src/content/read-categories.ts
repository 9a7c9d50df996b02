import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forumCategoryFile, forumWelcomeBody } from '@academy/contracts/content/forum-category-file.ts';
import { importHash } from '@academy/service-kit/content/import-decision.ts';
import { parseYaml } from '@academy/service-kit/content/parse-yaml.ts';
import type { CategoryRecord } from '../domain/category.ts';

export interface ContentWelcome {
  id: string;
  hash: string;
  title: string;
  content: string;
  isSpanish: boolean;
}

/** A category of content/ in the form that the forum keeps, with its welcome post in each language. */
export interface ContentCategory {
  id: string;
  hash: string;
  fields: Pick<CategoryRecord, 'nameEs' | 'nameEn' | 'descriptionEs' | 'descriptionEn' | 'orderIndex'>;
  welcomes: ContentWelcome[];
}

const readWelcome = async (
  folder: string,
  { id, language, title }: { id: string; language: 'es' | 'en'; title: string },
): Promise<ContentWelcome> => {
  const content = forumWelcomeBody.parse(await readFile(join(folder, id, `welcome.${language}.md`), 'utf8'));
  return {
    id: `welcome-${id}-${language}`,
    hash: importHash([title, content]),
    title,
    content,
    isSpanish: language === 'es',
  };
};

const readCategory = async (folder: string, id: string): Promise<ContentCategory> => {
  const file = forumCategoryFile.parse(parseYaml(await readFile(join(folder, id, 'category.yaml'), 'utf8')));
  const fields = {
    nameEs: file.name.es,
    nameEn: file.name.en,
    descriptionEs: file.description.es,
    descriptionEn: file.description.en,
    orderIndex: file.orderIndex,
  };
  const welcomes = await Promise.all(
    (['es', 'en'] as const).map((language) =>
      readWelcome(folder, { id, language, title: file.welcome.title[language] }),
    ),
  );
  return { id, hash: importHash(fields), fields, welcomes };
};

/** Every category under `content/forum`, by its order. Throws naming the category when a file does not fit. */
export const readCategories = async (contentDirectory: string): Promise<ContentCategory[]> => {
  const folder = join(contentDirectory, 'forum');
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const categories = await Promise.all(
    ids.map((id) =>
      readCategory(folder, id).catch((error: unknown) => {
        throw new Error(`content/forum/${id} cannot be imported`, { cause: error });
      }),
    ),
  );
  return categories.sort((a, b) => a.fields.orderIndex - b.fields.orderIndex || a.id.localeCompare(b.id));
};
