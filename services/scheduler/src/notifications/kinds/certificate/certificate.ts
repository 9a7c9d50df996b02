import { certificateIssuedV1 } from '@academy/contracts/events/catalog/certificate-issued.v1.ts';
import { z } from 'zod';
import { certificate as mail } from '../../../mail/kinds/certificate/certificate.ts';
import { defineNotificationKind, mailed, on } from '../notification-kind.ts';
import { words } from './words.ts';

export const certificate = defineNotificationKind({
  activity: 'certificate',
  words,
  isAboutCourse: true,
  rules: [
    on(certificateIssuedV1, {
      expects: z.object({ userId: z.string(), courseId: z.string(), code: z.string() }),
      example: {
        userId: '0197f3a0-0000-7000-8000-000000000003',
        courseId: 'first-steps',
        code: 'AAAA-BBBB-CCCC',
      },
      tell: ({ data: { userId, courseId, code } }) => ({
        id: code,
        userId,
        about: code,
        text: 'certificate',
        link: `/certificates/${code}`,
        thingId: courseId,
      }),
    }),
  ],
  mail: mailed(mail, (_, { name, subject, url }) => ({
    name,
    courseTitle: subject ?? { es: '', en: '' },
    url,
    verifyUrl: url,
  })),
});
