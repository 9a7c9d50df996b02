import { button, note, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const welcome: MailTemplateDefinition<'welcome'> = {
  content: ({ name, confirmUrl, validUntil }, { texts, moment, brand }) => ({
    subject: texts.welcome.subject(brand),
    title: texts.welcome.title,
    name,
    blocks: [
      paragraph(texts.welcome.lead),
      button(texts.welcome.button, confirmUrl),
      note(texts.welcome.validUntil(moment(validUntil))),
      note(texts.welcome.ignore),
    ],
  }),
  example: {
    name: 'Ana',
    confirmUrl: 'https://academy.example/confirm-address#token=example',
    validUntil: '2026-03-01T18:30:00.000Z',
  },
};
