import type { Certificate, staffCertificateSchema } from '@academy/contracts/http/catalog/certificates.ts';
import type { z } from 'zod';
import { printedCode } from '../domain/certificate-code.ts';
import type { CertificateRecord } from '../domain/certificate.ts';

export type StaffCertificate = z.output<typeof staffCertificateSchema>;

export const toCertificate = (certificate: CertificateRecord): Certificate => ({
  code: printedCode(certificate.code),
  name: certificate.name,
  courseId: certificate.courseId,
  courseTitleEs: certificate.courseTitleEs,
  courseTitleEn: certificate.courseTitleEn,
  lessonCount: certificate.lessonCount,
  exerciseCount: certificate.exerciseCount,
  completedAt: certificate.completedAt.toISOString(),
  issuedAt: certificate.issuedAt.toISOString(),
  revokedAt: certificate.revokedAt?.toISOString() ?? null,
});

export const toStaffCertificate = (certificate: CertificateRecord): StaffCertificate => ({
  ...toCertificate(certificate),
  id: printedCode(certificate.code),
  userId: certificate.userId,
  revokedReason: certificate.revokedReason,
  version: certificate.version,
});
