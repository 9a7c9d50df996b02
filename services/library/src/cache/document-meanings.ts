import type { Meaning } from '@academy/meaning/meaning.ts';

/** What the meaning of a document is read from. */
interface Described {
  _id: string;
  version: number;
  titleEs: string;
  titleEn: string;
  descriptionEs: string;
  descriptionEn: string;
}

/** Vectors of documents, computed once for each version. */
export interface DocumentMeanings {
  /** The documents with their vectors; vectors of documents that are not among them are dropped. */
  withMeaning<D extends Described>(documents: readonly D[]): (D & { meaning: Float32Array | null })[];
}

interface Kept {
  version: number;
  vector: Float32Array | null;
}

export const createDocumentMeanings = ({ vectorOf }: Pick<Meaning, 'vectorOf'>): DocumentMeanings => {
  let kept = new Map<string, Kept>();

  const vectorFor = (document: Described): Kept => {
    const known = kept.get(document._id);
    if (known?.version === document.version) return known;
    const { titleEs, titleEn, descriptionEs, descriptionEn, version } = document;
    return { version, vector: vectorOf([titleEs, titleEn, descriptionEs, descriptionEn].join('\n')) };
  };

  return {
    withMeaning: (documents) => {
      kept = new Map(documents.map((document) => [document._id, vectorFor(document)]));
      return documents.map((document) => ({ ...document, meaning: kept.get(document._id)?.vector ?? null }));
    },
  };
};
