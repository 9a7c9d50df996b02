import type Sharp from 'sharp';
import { picturesUnreadable } from '../domain/cover-texts.ts';

/** All that a picture may be read by: from memory, and in three formats. */
const loaders = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

type Import = () => Promise<{ default: typeof Sharp }>;

const restricted = async (importSharp: Import): Promise<typeof Sharp> => {
  const { default: sharp } = await importSharp();
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  // A service that seldom reads a picture keeps nothing of it, and works on it with one thread.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** Loads sharp once. Throws DomainError 503 where it cannot be loaded, and tries again the next time. */
export const sharpLoader = (importSharp: Import): (() => Promise<typeof Sharp>) => {
  let loading: Promise<typeof Sharp> | undefined;
  return async () => {
    try {
      return await (loading ??= restricted(importSharp));
    } catch (cause) {
      loading = undefined;
      throw Object.assign(picturesUnreadable(), { cause });
    }
  };
};

/** Loaded for the first picture: most processes never see one. */
export const loadSharp = sharpLoader(() => import('sharp'));
