import { fillField } from '@academy/service-kit/migrations/fill-field.ts';
import type { Migration } from '@academy/service-kit/migrations/migration.ts';
import type { Connection } from 'mongoose';
import { certificateTerms } from '../../domain/certificate-terms.ts';
import type { CertificateRecord } from '../../domain/certificate.ts';

/** Gives the certificates of an earlier release the terms that staff find them by. */
export const termsOfCertificates = (connection: Connection): Migration => ({
  name: '008-terms-of-certificates',
  run: async ({ logger, signal }) => {
    const changed = await fillField<CertificateRecord>(connection, {
      collection: 'certificates',
      field: 'terms',
      from: { code: 1, name: 1, courseTitleEs: 1, courseTitleEn: 1 },
      valueOf: certificateTerms,
      signal,
    });
    if (changed > 0) logger.info({ changed }, 'certificates of an earlier release given their search terms');
  },
});
