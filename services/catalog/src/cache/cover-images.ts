import { LRUCache } from 'lru-cache';
import type { CoverImageRepository } from '../data/cover-image-repository.ts';

/** Some hundred covers. */
const mostBytes = 16 * 1024 * 1024;

export interface CoverImages {
  /** The bytes of a picture; null where it is not there. */
  read(id: string): Promise<Buffer | null>;
}

/** The pictures asked for last, held ready: what an id stands for never changes. */
export const createCoverImages = (images: Pick<CoverImageRepository, 'find'>): CoverImages => {
  const held = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length });
  return {
    read: async (id) => {
      const there = held.get(id);
      if (there) return there;
      const bytes = await images.find(id);
      if (bytes) held.set(id, bytes);
      return bytes;
    },
  };
};
