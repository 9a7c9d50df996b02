import { draftDocumentFiles } from '@academy/contracts/content/document-files.ts';
import { mostDocumentsAtOnce } from '@academy/contracts/http/library/document-transfer.ts';
import type { ImportSource } from '@academy/contracts/shared/content-transfer.ts';
import { readSent } from '@academy/service-kit/archive/read-archive.ts';
import type { ContentFiles } from '@academy/service-kit/content/files/content-fault.ts';
import {
  documentPaths,
  readDocument,
  type DocumentFiles,
} from '@academy/service-kit/content/files/document-folder.ts';
import { faultFields, filesFaulty } from '@academy/service-kit/content/transfer/transfer-texts.ts';
import type { FieldError } from '@academy/service-kit/errors/domain-error.ts';
import { contentDocument } from '../../content/read-documents.ts';
import { fileReason } from '../../domain/transfer/transfer-texts.ts';

/** A document as its files say it, and where its folder stands in what was sent. */
export interface SentDocument {
  folder: string;
  document: DocumentFiles;
  /** The category as its files themselves call it, whatever became of that. */
  namedCategory: string;
  /** Of its files, as the import of content/ takes it. */
  hash: string;
}

export interface SentDocuments {
  documents: SentDocument[];
  files: ContentFiles;
}

const known: readonly string[] = Object.values(documentPaths);

const parentOf = (folder: string): string => folder.slice(0, folder.lastIndexOf('/') + 1);

/** What stands before the folders of all documents, such as the name of the folder that was picked: that of the first is. */
const rootOf = (paths: readonly string[]): string => {
  const first = paths.find((path) => path.endsWith(`/${documentPaths.file}`)) ?? '';
  return parentOf(parentOf(first).slice(0, -1));
};

/** The folders of documents in what was sent, by their paths: one for each, side by side in whatever folder. */
const foldersIn = (files: ContentFiles): { folders: Map<string, Map<string, string>>; strays: string[] } => {
  const root = rootOf([...files.keys()]);
  const folders = new Map<string, Map<string, string>>();
  const strays: string[] = [];
  for (const [path, text] of files) {
    const [id = '', name = '', ...deeper] = path.slice(root.length).split('/');
    if (!path.startsWith(root) || deeper.length > 0 || !known.includes(name)) {
      strays.push(path);
      continue;
    }
    const folder = folders.get(`${root}${id}`) ?? new Map<string, string>();
    folders.set(`${root}${id}`, folder.set(name, text));
  }
  return { folders, strays };
};

const idOf = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1);

/** Reads and checks what staff sent before anything is compared with it. Throws DomainError 400 naming each fault. */
export const readSource = async (source: ImportSource): Promise<SentDocuments> => {
  const files = await readSent(source);
  const { folders, strays } = foldersIn(files);
  if (folders.size > mostDocumentsAtOnce) throw filesFaulty([fileReason('documents', 'tooMany')]);
  const faults: FieldError[] = strays.map((path) => fileReason(path, 'stray'));
  if (folders.size === 0) faults.push(fileReason(documentPaths.file, 'noDocument'));
  const documents: SentDocument[] = [];
  for (const [folder, own] of folders) {
    const read = readDocument(idOf(folder), own, draftDocumentFiles);
    const inFolder = read.faults.map((fault) => ({
      ...fault,
      file: fault.file === '' ? folder : `${folder}/${fault.file}`,
    }));
    faults.push(...faultFields(inFolder));
    const { document } = read;
    if (document)
      documents.push({
        folder,
        document,
        namedCategory: document.file.categoryId,
        hash: contentDocument(document).hash,
      });
  }
  if (faults.length > 0) throw filesFaulty(faults);
  return { documents, files };
};
