import type { PictureFault } from '../domain/cover-texts.ts';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

const pngSignature = '\x89PNG\r\n\x1a\n';
const chunkTypes = { acTL: 0x6163544c, IDAT: 0x49444154 } as const;
/** Before its pixels a picture has some ten chunks; the decoder refuses what has as many as this. */
const mostChunks = 1_000;

/** Whether a PNG has frames: the chunk that says so stands before its pixels. */
const isAnimatedPng = (bytes: Buffer): boolean => {
  let at = pngSignature.length;
  for (let seen = 0; seen < mostChunks && at + 8 <= bytes.length; seen += 1) {
    const type = bytes.readUInt32BE(at + 4);
    if (type === chunkTypes.acTL) return true;
    if (type === chunkTypes.IDAT) return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
};

const isAnimatedWebp = (bytes: Buffer): boolean =>
  startsWith(bytes, 'VP8X', 12) && ((bytes[20] ?? 0) & 0x02) !== 0;

/** The boxes of HEIC and AVIF say so here; those of a film as well. */
const isHeic = (bytes: Buffer): boolean => startsWith(bytes, 'ftyp', 4);

/** An SVG may begin with a declaration, comments or blanks. */
const isSvg = (bytes: Buffer): boolean => /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096));

/** Why a file is refused by its first bytes, whatever its name says; null for a still JPEG, PNG or WebP. */
export const faultInFormat = (bytes: Buffer): PictureFault | null => {
  if (startsWith(bytes, '\xff\xd8\xff')) return null;
  if (startsWith(bytes, pngSignature)) return isAnimatedPng(bytes) ? 'animated' : null;
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))
    return isAnimatedWebp(bytes) ? 'animated' : null;
  if (startsWith(bytes, 'GIF8')) return 'gif';
  if (startsWith(bytes, '%PDF')) return 'pdf';
  if (isHeic(bytes)) return 'heic';
  return isSvg(bytes) ? 'svg' : 'format';
};
