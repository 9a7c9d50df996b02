import type { Metadata } from 'sharp';
import { pictureRefused } from '../domain/cover-texts.ts';
import { coverColours } from './svg.ts';
import { loadSharp } from './load-sharp.ts';
import { faultInFormat } from './picture-format.ts';

/** Twice the drawing's size: the most that a screen of a phone or a laptop shows of it. */
export const pictureSize = { width: 1280, height: 480 } as const;

/** As many as a camera takes. */
const mostPixels = 40_000_000;
/** As many with 8 bits in each of four channels. */
const mostDecodedBytes = 160_000_000;
/** Of one that is only whole at its end: it is decoded in one step, which no timeout stops, and kept whole meanwhile. */
const mostProgressivePixels = 16_000_000;
const quality = 82;
/** Of work on one picture: the largest take two or three. */
const seconds = 15;

const assertSize = ({ width, height, channels, depth, isProgressive, pages = 1 }: Metadata): void => {
  const pixels = width * height;
  // The three formats have 8 or 16 bits.
  const bytesEach = depth === 'uchar' ? 1 : 2;
  if (pages > 1) throw pictureRefused('animated');
  if (pixels > mostPixels) throw pictureRefused('pixels');
  if (pixels * channels * bytesEach > mostDecodedBytes) throw pictureRefused('memory');
  if (isProgressive && pixels > mostProgressivePixels) throw pictureRefused('progressive');
};

/** What the decoder cannot do is the picture's fault: it is loaded by now. */
const readable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw pictureRefused(/timeout/.test(String(error)) ? 'slow' : 'unreadable');
  }
};

/**
 * A picture as it is kept: upright, cropped to the size of a cover, without metadata, as WebP. Throws DomainError 400 for what is
 * no still JPEG, PNG or WebP, or cannot be decoded whole, and 503 where sharp is not installed.
 */
export const shrinkPicture = async (bytes: Buffer): Promise<Buffer> => {
  const fault = faultInFormat(bytes);
  if (fault) throw pictureRefused(fault);
  const sharp = await loadSharp();
  // Reads no more than the header: what is too large is told so, and never decoded.
  assertSize(await readable(sharp(bytes, { limitInputPixels: false }).metadata()));
  return readable(
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds })
      .autoOrient()
      .resize({ ...pictureSize, fit: 'cover' })
      // Dark writing on nothing could not be read on dark paper.
      .flatten({ background: coverColours.light.paper })
      .webp({ quality })
      .toBuffer(),
  );
};
