import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { newsFile } from '@academy/contracts/content/news-file.ts';
import { parse } from 'yaml';
import type { NewsRecord } from '../domain/news.ts';

const readPiece = async (path: string): Promise<NewsRecord> => {
  const file = newsFile.parse(parse(await readFile(path, 'utf8')));
  return {
    _id: `background-${basename(path, '.yaml')}`,
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
  };
};

/** Every background piece under `content/news`; none without that folder. Throws naming the file that does not fit. */
export const readNews = async (contentDirectory: string): Promise<NewsRecord[]> => {
  const folder = join(contentDirectory, 'news');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map((name) =>
        readPiece(join(folder, name)).catch((error: unknown) => {
          throw new Error(`content/news/${name} cannot be imported`, { cause: error });
        }),
      ),
  );
};
