import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { drawCover, type CoverSource } from './draw-cover.ts';

export interface Cover {
  svg: string;
  /** Strong, quoted. */
  etag: string;
}

export interface CoverMaker {
  coverOf(source: CoverSource): Cover;
}

/** Covers are drawn once; beyond this many, the least recently used go. */
const mostHeld = 500;

/** A drawing with the tag by which a client knows it again. */
export const withEtag = (svg: string): Cover => ({
  svg,
  etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`,
});

export const createCoverMaker = (): CoverMaker => {
  const held = new LRUCache<string, Cover>({ max: mostHeld });

  return {
    coverOf: (source) => {
      const key = JSON.stringify(source);
      const cover = held.get(key) ?? withEtag(drawCover(source));
      held.set(key, cover);
      return cover;
    },
  };
};
