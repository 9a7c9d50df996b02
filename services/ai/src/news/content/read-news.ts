import { newsFile, type NewsFile } from '@academy/contracts/content/news-file.ts';
import { readYamlFiles, yamlNamesIfAny } from '../../content/read-yaml-folder.ts';
import type { NewsRecord } from '../domain/news.ts';

const toRecord = (name: string, file: NewsFile): NewsRecord => ({
    _id: `background-${name}`,
    origin: 'background',
    languages: ['es', 'en'],
    titleEs: file.title.es,
    titleEn: file.title.en,
    descriptionEs: file.description.es,
    descriptionEn: file.description.en,
    url: file.url,
    category: file.category,
    source: file.source,
    // Noon, so that it is the same day nearly everywhere.
    publishedAt: new Date(`${file.date}T12:00:00Z`),
});

/** Every background piece under `content/news`; none without that folder. Throws naming the file that does not fit. */
export const readNews = async (contentDirectory: string): Promise<NewsRecord[]> => {
  const names = await yamlNamesIfAny(contentDirectory, 'news');
  const files = await readYamlFiles(contentDirectory, { folder: 'news', names, schema: newsFile });
  return files.map(({ name, data }) => toRecord(name, data));
};
