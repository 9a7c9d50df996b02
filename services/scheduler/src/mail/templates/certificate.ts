import { button, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const certificate: MailTemplateDefinition<'certificate'> = {
  content: ({ name, courseTitle, url, verifyUrl }, { texts: { certificate: texts }, pick }) => ({
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
};
