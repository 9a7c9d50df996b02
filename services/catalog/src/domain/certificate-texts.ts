import { invalid, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const certificateNotFound = (): DomainError =>
  notFound('certificate-not-found', {
    es: 'No hay ningún certificado con ese código. Comprueba que lo has escrito tal como aparece en el certificado.',
    en: 'There is no certificate with that code. Check that you typed it as it appears on the certificate.',
  });

export const certificateRevoked = (): DomainError =>
  notFound('certificate-revoked', {
    es: 'Este certificado se ha revocado y ya no se puede descargar.',
    en: 'This certificate was revoked and can no longer be downloaded.',
  });

export const revocationNeedsReason = (): DomainError =>
  invalid([
    {
      path: 'revokedReason',
      text: {
        es: 'Indica por qué se revoca el certificado.',
        en: 'Say why you are revoking the certificate.',
      },
    },
  ]);
