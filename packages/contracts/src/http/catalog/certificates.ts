import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

/** What a certificate says to anybody who has its code. Names and titles are those of the day of issue. */
export const certificateSchema = z.object({
  /** Twelve letters and digits in groups of four, such as `K7QF-2M9X-4TRD`; no letter is easily misread. */
  code: z.string(),
  name: z.string(),
  courseId: z.string(),
  courseTitleEs: z.string(),
  courseTitleEn: z.string(),
  lessonCount: z.number().int(),
  exerciseCount: z.number().int(),
  completedAt: z.iso.datetime(),
  issuedAt: z.iso.datetime(),
  /** Withdrawn by staff; it does not verify any more. */
  revokedAt: z.iso.datetime().nullable(),
});
export type Certificate = z.infer<typeof certificateSchema>;

export const staffCertificateSchema = certificateSchema.extend({
  /** The code. */
  id: z.string(),
  userId: z.string(),
  revokedReason: z.string().nullable(),
  version: z.number().int(),
});

/** As it is printed or typed: case and hyphens do not matter. */
const codeParamsSchema = z.object({ code: z.string().min(8).max(40) });

export const certificateEndpoints = {
  listCertificates: defineEndpoint({
    method: 'GET',
    path: '/api/certificates',
    summary: "List the caller's certificates, newest first.",
    access: 'member',
    inViewing: true,
    response: z.array(certificateSchema),
  }),
  verifyCertificate: defineEndpoint({
    method: 'GET',
    path: '/api/certificates/:code',
    summary: 'Verify a certificate by its code.',
    access: 'public',
    inViewing: true,
    params: codeParamsSchema,
    response: certificateSchema,
    errors: [404],
  }),
  certificatePdf: defineEndpoint({
    method: 'GET',
    path: '/api/certificates/:code/pdf',
    summary:
      "Download the caller's certificate as a PDF with its code and a QR code, in the requested language.",
    access: 'member',
    params: codeParamsSchema,
    query: z.object({ lang: languageSchema.optional() }),
    media: 'application/pdf',
    errors: [404, 422],
  }),
  certificateImage: defineEndpoint({
    method: 'GET',
    path: '/api/certificates/:code/image',
    summary: 'Get a valid certificate as a picture to share, in the requested language.',
    access: 'public',
    params: codeParamsSchema,
    query: z.object({ lang: languageSchema.optional() }),
    media: 'image/svg+xml',
    errors: [404],
  }),
  staffListCertificates: defineEndpoint({
    method: 'GET',
    path: '/api/admin/certificates',
    summary: 'List all certificates (ra-data-simple-rest conventions).',
    access: 'certificates.read',
    query: staffListQuerySchema,
    response: z.array(staffCertificateSchema),
  }),
  staffGetCertificate: defineEndpoint({
    method: 'GET',
    path: '/api/admin/certificates/:id',
    summary: 'Get one certificate by its code.',
    access: 'certificates.read',
    params: idParamsSchema,
    response: staffCertificateSchema,
    errors: [404],
  }),
  staffUpdateCertificate: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/certificates/:id',
    summary: 'Revoke a certificate, with a reason, or restore it. Audited.',
    access: 'certificates.write',
    params: idParamsSchema,
    body: z.object({ revoked: z.boolean(), revokedReason: z.string().trim().max(500).nullish() }),
    response: staffCertificateSchema,
    errors: [404, 409],
  }),
} as const;
