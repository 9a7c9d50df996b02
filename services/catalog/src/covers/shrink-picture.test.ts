import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate, deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { faultInFormat } from './picture-format.ts';
import { loadSharp, sharpLoader } from './load-sharp.ts';
import { pictureSize, shrinkPicture } from './shrink-picture.ts';

type Colour = { r: number; g: number; b: number };
const red: Colour = { r: 220, g: 20, b: 20 };
const blue: Colour = { r: 20, g: 20, b: 220 };

/** Red on the left, blue on the right; noise, so that half a file is not all of the picture. */
const twoColours = async (width: number, height: number): Promise<Sharp> => {
  const half = (background: Colour) => ({
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background },
  });
  const noise = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: red,
      noise: { type: 'gaussian' as const, mean: 0, sigma: 12 },
    },
  };
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: await sharp(half(blue)).png().toBuffer(), left: Math.floor(width / 2), top: 0 },
    { input: await sharp(noise).png().toBuffer(), blend: 'add' },
  ]);
};

const refusalOf = async (bytes: Buffer): Promise<string> => {
  try {
    await shrinkPicture(bytes);
    return 'none';
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.status).toBe(400);
    expect(error.fields?.map(({ path }) => path)).toEqual(['picture']);
    expect(error.text.es).not.toBe(error.text.en);
    return error.text.en;
  }
};

/** A PNG chunk whose sum is not looked at before it is needed. */
const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, sum]);
};
/** Black and white, unless its header says otherwise: bits of depth, kind of colour, and whether it is interlaced last. */
const pngOf = (
  width: number,
  height: number,
  data: Buffer,
  { before = [], kind = [1, 0, 0, 0, 0] }: { before?: Buffer[]; kind?: number[] } = {},
): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const blank = (width: number, height: number): Buffer =>
  deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });

/** So many zeroes deflated, which were never in memory together. */
const zeroes = async (length: number): Promise<Buffer> => {
  const part = Buffer.alloc(1_000_000);
  const parts = Readable.from(Array.from({ length: length / part.length }, () => part));
  return buffer(parts.pipe(createDeflate({ level: 9 })));
};

let photo: Buffer;
beforeAll(async () => {
  // Blocks every loader but those of the three formats, for what this file makes as well.
  await loadSharp();
  photo = await (await twoColours(1600, 900)).jpeg().toBuffer();
});

describe('a picture that is taken', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'When it is a %s, then it is kept as WebP in the size of a cover',
    async (format) => {
      const kept = await shrinkPicture(await (await twoColours(1600, 900)).toFormat(format).toBuffer());
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', ...pictureSize });
      expect(kept.length).toBeLessThan(400_000);
      expect(await shrinkPicture(photo)).toEqual(await shrinkPicture(photo));
    },
  );

  test('When it was taken upside down, with a place, then it is upright and says nothing of it', async () => {
    const taken = await (
      await twoColours(1600, 900)
    )
      .withExif({
        IFD0: { Copyright: 'Ana Ruiz' },
        IFD3: { GPSLatitude: '40/1 25/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect(before.orientation).toBe(3);
    expect(before.exif).toBeDefined();
    const kept = await shrinkPicture(taken);
    expect(await sharp(kept).metadata()).not.toMatchObject({ exif: expect.anything() });
    for (const name of ['orientation', 'exif', 'icc', 'xmp', 'iptc'])
      expect(await sharp(kept).metadata()).not.toHaveProperty(name);
    const left = await sharp(kept).extract({ left: 100, top: 100, width: 10, height: 10 }).stats();
    expect(left.dominant.b).toBeGreaterThan(left.dominant.r);
  });

  test('When it has one pixel, or a hole, then it is a whole picture all the same', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: red } })
      .png()
      .toBuffer();
    expect(await sharp(await shrinkPicture(dot)).metadata()).toMatchObject(pictureSize);
    const hole = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = await sharp({ create: { width: 64, height: 24, channels: 4, background: hole } })
      .png()
      .toBuffer();
    const kept = await shrinkPicture(clear);
    expect((await sharp(kept).metadata()).hasAlpha).toBe(false);
    expect((await sharp(kept).stats()).channels[0]?.mean).toBeGreaterThan(200);
  });

  test('When something else follows the picture in its file, then none of it is kept', async () => {
    const script = '<script>alert(1)</script>';
    const both = Buffer.concat([photo, Buffer.from(`PK\x03\x04${script}`)]);
    expect((await shrinkPicture(both)).includes(script)).toBe(false);
  });
});

describe('a picture that is refused', () => {
  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', /^SVG/],
    ['<?xml version="1.0"?>\n<!-- x -->\n<svg onload="alert(1)"/>', /^SVG/],
    ['GIF89a;', /^GIF/],
    ['GIF89a/*\xff\xd8\xff*/=1', /^GIF/],
    ['%PDF-1.7', /PDF/],
    ['\0\0\0\x18ftypheic', /^HEIC/],
    ['BM and more', /not an accepted picture/],
    ['', /not an accepted picture/],
    ['\xff\xd8\xff', /damaged/],
    ['\x89PNG\r\n\x1a\n', /damaged/],
    ['RIFF\0\0\0\0WEBP', /damaged/],
  ])('When it is %j, then it says why', async (text, said) => {
    expect(await refusalOf(Buffer.from(text, 'latin1'))).toMatch(said);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'When half of a %s is missing, then it is called damaged',
    async (format) => {
      const whole = await (await twoColours(1600, 900)).toFormat(format).toBuffer();
      expect(await refusalOf(whole.subarray(0, whole.length / 2))).toMatch(/damaged or incomplete/);
    },
  );

  test('When it moves, then it is refused', async () => {
    const frame = (background: Colour) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const moving = await sharp([await frame(red), await frame(blue)], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    expect(await refusalOf(moving)).toMatch(/animated/);
    const frames = Buffer.alloc(8);
    frames.writeUInt32BE(2);
    expect(await refusalOf(pngOf(8, 8, blank(8, 8), { before: [chunk('acTL', frames)] }))).toMatch(
      /animated/,
    );
  });

  test('When it would be 144 megapixels, then it is refused before it is decoded', async () => {
    const bomb = pngOf(12_000, 12_000, blank(12_000, 12_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(bomb)).toMatch(/40 megapixels/);
    expect(await refusalOf(pngOf(0x7fffffff, 0x7fffffff, Buffer.alloc(4)))).toMatch(/damaged|megapixels/);
  });

  test('When it would take more memory than 40 megapixels of 8 bits, then it is refused before it is decoded', async () => {
    const deep = [16, 6, 0, 0, 0];
    expect(await refusalOf(pngOf(6_000, 5_000, Buffer.alloc(4), { kind: deep }))).toMatch(
      /8 bits per channel/,
    );
    expect(await refusalOf(pngOf(4_000, 5_000, Buffer.alloc(4), { kind: deep }))).toMatch(/damaged/);
  });

  test('When it is only whole at its end, then 16 megapixels are the most', async () => {
    const interlaced = [1, 0, 0, 0, 1];
    expect(await refusalOf(pngOf(4_001, 4_000, Buffer.alloc(4), { kind: interlaced }))).toMatch(
      /16 megapixels/,
    );
    expect(await refusalOf(pngOf(4_000, 4_000, Buffer.alloc(4), { kind: interlaced }))).toMatch(/damaged/);
    const plain = { create: { width: 4_001, height: 4_000, channels: 3 as const, background: red } };
    expect(await refusalOf(await sharp(plain).jpeg({ progressive: true }).toBuffer())).toMatch(
      /16 megapixels/,
    );
    const small = await (await twoColours(1600, 900)).jpeg({ progressive: true }).toBuffer();
    expect(await sharp(await shrinkPicture(small)).metadata()).toMatchObject(pictureSize);
  });

  test('When sharp is not installed, then it says so, and looks again the next time', async () => {
    let isInstalled = false;
    const load = sharpLoader(() => (isInstalled ? import('sharp') : Promise.reject(new Error('not found'))));
    await expect(load()).rejects.toMatchObject({
      status: 503,
      code: 'pictures-unreadable',
      text: { en: expect.stringMatching(/^Pictures cannot be read on this installation/) },
    });
    isInstalled = true;
    expect(await load()).toBe(sharp);
  });

  test('When a PNG unpacks to more than it says, in its pixels or a text, then no more than its size is read', async () => {
    const unpacked = await zeroes(200_000_000);
    const pixels = pngOf(8, 8, unpacked);
    const text = Buffer.concat([Buffer.from('Comment\0\0'), unpacked]);
    const commented = pngOf(8, 8, blank(8, 8), { before: [chunk('zTXt', text)] });
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2);
    const said = [await refusalOf(pixels), await refusalOf(commented)];
    clearInterval(watch);
    expect(said).toEqual(['none', 'none']);
    expect(most - before).toBeLessThan(100_000_000);
  });

  test('When chunks never end, then the look at them does', () => {
    const endless = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(1_000_000)]);
    expect(faultInFormat(endless)).toBeNull();
    const frames = chunk('acTL', Buffer.alloc(8));
    const empty = (count: number) => Array.from({ length: count }, () => chunk('tEXt', Buffer.alloc(0)));
    const withFrames = (count: number) =>
      faultInFormat(pngOf(8, 8, blank(8, 8), { before: [...empty(count), frames] }));
    expect([withFrames(900), withFrames(1_000)]).toEqual(['animated', null]);
  });

  test('When sharp is asked for another format, then it cannot read it', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const own = await loadSharp();
    await expect(own(svg).metadata()).rejects.toThrow(/unsupported/);
    await expect(own('/etc/hostname').metadata()).rejects.toThrow();
  });
});
