import type { staffCoverEndpoints } from '@academy/contracts/http/catalog/staff-covers.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../app/api.ts';
import { base64Of } from '../../shared/content-import/source.ts';
import type { Cover } from './cover-words.ts';

const drawCall = endpointRef<typeof staffCoverEndpoints.staffDrawCover>('POST', '/api/admin/cover-drawings');
const uploadCall = endpointRef<typeof staffCoverEndpoints.staffUploadCoverImage>(
  'POST',
  '/api/admin/cover-images',
);
const imageCall = endpointRef<typeof staffCoverEndpoints.staffGetCoverImage>(
  'GET',
  '/api/admin/cover-images/:id',
);

export interface DrawingOf {
  titleEs: string;
  titleEn: string;
  number: number;
  cover: Cover | null;
}

export const drawCover = (body: DrawingOf, signal: AbortSignal) => client.call(drawCall, { body, signal });

const bytesOf = async (blob: Blob): Promise<string> => base64Of(new Uint8Array(await blob.arrayBuffer()));

/** Gives the id under which a course is saved with the picture. */
export const uploadPicture = async (file: Blob, signal: AbortSignal): Promise<string> =>
  (await client.call(uploadCall, { body: { picture: await bytesOf(file) }, signal })).id;

/** An uploaded picture as an address: an `<img>` would ask for it without the session. */
export const pictureAddress = async (id: string): Promise<string> =>
  `data:image/webp;base64,${await bytesOf(await client.download(imageCall, { params: { id } }))}`;
