import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFile } from '@academy/contracts/content/document-file.ts';
import { importHash } from '@academy/service-kit/content/import-decision.ts';
import { parseYaml } from '@academy/service-kit/content/parse-yaml.ts';
import { measure } from '../domain/measure.ts';
import type { LibraryDocumentRecord } from '../domain/library-document.ts';

/** A document of content/ in the form that the library keeps, with the hash of what it was read from. */
export interface ContentDocument {
  id: string;
  hash: string;
  orderIndex: number;
  fields: Pick<
    LibraryDocumentRecord,
    | 'titleEs' | 'titleEn' | 'descriptionEs' | 'descriptionEn' | 'contentEs' | 'contentEn'
    | 'category' | 'isPremium' | 'iconName' | 'iconColor' | 'status'
    | 'readingMinutes' | 'terms'
  >;
}

const readDocument = async (folder: string, id: string): Promise<ContentDocument> => {
  const text = (name: string): Promise<string> => readFile(join(folder, id, name), 'utf8');
  const [yaml, contentEs, contentEn] = await Promise.all([
    text('document.yaml'),
    text('content.es.md'),
    text('content.en.md'),
  ]);
  const file = documentFile.parse(parseYaml(yaml));
  const texts = {
    titleEs: file.title.es,
    titleEn: file.title.en,
    descriptionEs: file.description.es,
    descriptionEn: file.description.en,
    contentEs: contentEs.trim(),
    contentEn: contentEn.trim(),
  };
  const { categoryId: category, isPremium, iconName, iconColor, status } = file;
  return {
    id,
    // The last part stands for how pages are counted: what was imported with an estimate is counted at the next start.
    hash: importHash([file, texts, 'pages of the PDF']),
    orderIndex: file.orderIndex,
    fields: { ...texts, category, isPremium, iconName, iconColor, status, ...measure(texts) },
  };
};

/** Every document under `content/documents`, by its order. Throws naming the document when a file does not fit. */
export const readDocuments = async (contentDirectory: string): Promise<ContentDocument[]> => {
  const folder = join(contentDirectory, 'documents');
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const documents = await Promise.all(
    ids.map((id) =>
      readDocument(folder, id).catch((error: unknown) => {
        throw new Error(`content/documents/${id} cannot be imported`, { cause: error });
      }),
    ),
  );
  return documents.sort((a, b) => a.orderIndex - b.orderIndex || a.id.localeCompare(b.id));
};
