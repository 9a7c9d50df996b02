import type { Cover } from '../covers/cover-maker.ts';

/** A picture as it is sent. */
export interface Image {
  type: 'image/svg+xml' | 'image/webp';
  body: string | Buffer;
  /** Strong, quoted. */
  etag: string;
}

export const drawnImage = ({ svg, etag }: Cover): Image => ({ type: 'image/svg+xml', body: svg, etag });

/** An uploaded one: its id is the hash of its bytes. */
export const pictureImage = (id: string, bytes: Buffer): Image => ({
  type: 'image/webp',
  body: bytes,
  etag: `"${id}"`,
});
