import { createHash } from 'node:crypto';
import { drawCover, type CoverSource } from './draw-cover.ts';

export interface Cover {
  svg: string;
  /** Strong, quoted. */
  etag: string;
}

export interface CoverMaker {
  coverOf(source: CoverSource): Cover;
}

/** Covers are drawn once; beyond this many the oldest go. */
const mostHeld = 500;

/** A drawing with the tag by which a client knows it again. */
export const withEtag = (svg: string): Cover => ({
  svg,
  etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`,
});

export const createCoverMaker = (): CoverMaker => {
  const held = new Map<string, Cover>();

  return {
    coverOf: (source) => {
      const key = JSON.stringify(source);
      const cover = held.get(key) ?? withEtag(drawCover(source));
      held.set(key, cover);
      const [oldest] = held.keys();
      if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
      return cover;
    },
  };
};
