import type { Certificate } from '@academy/contracts/http/catalog/certificates.ts';

/** Where LinkedIn asks what to write about a page. */
export const linkedInPost = (address: string): string =>
  `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`;

/** Where LinkedIn adds a certificate to one's profile, filled in. */
export const linkedInProfile = (
  { code, issuedAt }: Pick<Certificate, 'code' | 'issuedAt'>,
  { title, brand, address }: { title: string; brand: string; address: string },
): string => {
  const issued = new Date(issuedAt);
  return `https://www.linkedin.com/profile/add?${new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: brand,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: address,
    certId: code,
  })}`;
};
