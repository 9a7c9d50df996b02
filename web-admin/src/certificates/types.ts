import type { staffCertificateSchema } from '@academy/contracts/http/catalog/certificates.ts';
import type { z } from 'zod';

export type StaffCertificate = z.infer<typeof staffCertificateSchema>;
