import { bilingualSchema } from '@academy/contracts/shared/language.ts';
import { z } from 'zod';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { name, url } from '../values.ts';
import { words } from './words.ts';

/** `url` opens the certificate, `verifyUrl` shows others that it is genuine. */
const schema = z.object({ name, courseTitle: bilingualSchema, url, verifyUrl: url.nullable() });

export const certificate = defineMailKind({
  schema,
  words,
  repeatable: true,
  content: ({ name, courseTitle, url, verifyUrl }, { texts, pick }) => ({
    subject: texts.subject(pick(courseTitle)),
    title: texts.title,
    name,
    blocks: [
      paragraph(texts.lead(pick(courseTitle))),
      button(texts.button, url),
      ...(verifyUrl === null
        ? []
        : [
            {
              kind: 'links' as const,
              title: '',
              links: [{ label: texts.verify, text: verifyUrl, url: verifyUrl }],
            },
          ]),
    ],
  }),
  example: {
    name: 'Ana',
    courseTitle: { es: 'Fundamentos del prompting', en: 'Prompting fundamentals' },
    url: 'https://academy.example/certificates',
    verifyUrl: 'https://academy.example/certificates/PRM-7F3K-22QX',
  },
});
