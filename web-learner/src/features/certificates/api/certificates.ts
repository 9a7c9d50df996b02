import type { Certificate, certificateEndpoints } from '@academy/contracts/http/catalog/certificates.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type { Certificate };

const list = endpointRef<typeof certificateEndpoints.listCertificates>('GET', '/api/certificates');
const one = endpointRef<typeof certificateEndpoints.verifyCertificate>('GET', '/api/certificates/:code');
const pdf = endpointRef<typeof certificateEndpoints.certificatePdf>('GET', '/api/certificates/:code/pdf');

/** One is issued a moment after its course is completed, so the list is read afresh on arrival. */
export const certificatesQuery = queryOptions({
  queryKey: ['/api/certificates'],
  queryFn: () => client.call(list, {}),
  staleTime: 0,
});

/** It may be withdrawn at any time, so it is verified afresh on arrival. */
export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['/api/certificates', code],
    queryFn: () => client.call(one, { params: { code } }),
    staleTime: 0,
  });

export const downloadCertificate = (code: string, lang: Language) =>
  client.download(pdf, { params: { code }, query: { lang } });

export const certificateImageUrl = (code: string, lang: Language) =>
  `/api/certificates/${encodeURIComponent(code)}/image?lang=${lang}`;
