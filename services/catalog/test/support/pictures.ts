import sharp from 'sharp';

/** A plain picture in Base64; another number is another picture. */
export const picture = async (number: number): Promise<string> => {
  const background = { r: number % 256, g: (number * 37) % 256, b: (number * 91) % 256 };
  const made = sharp({ create: { width: 640, height: 320, channels: 3, background } });
  return (await made.png().toBuffer()).toString('base64');
};
