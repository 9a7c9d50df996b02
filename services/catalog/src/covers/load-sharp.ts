import type Sharp from 'sharp';

/** All that a picture may be read by: from memory, and in three formats. */
const loaders = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];

let loading: Promise<typeof Sharp> | undefined;

const load = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  // A service that seldom reads a picture keeps nothing of it, and works on it with one thread.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** Loaded for the first picture: most processes never see one. */
export const loadSharp = (): Promise<typeof Sharp> => (loading ??= load());
