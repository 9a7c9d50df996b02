/** Twice the size in which it is drawn, so that it stays sharp where it is posted. */
const SCALE = 2;

/** An SVG of this origin as a PNG, which is what most places that one posts a picture to take. Throws where it cannot be. */
export async function pngOf(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (png) => (png ? resolve(png) : reject(new Error('the canvas gave no picture'))),
      'image/png',
    );
  });
}
