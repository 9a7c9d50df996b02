import { button, facts, type MailBlock } from './mail-content.ts';
import type { MailContext } from './mail-context.ts';
import type { MailTemplateDefinition, MailValues } from './mail-template.ts';

const newsOf = (
  items: MailValues<'weekly_digest'>['items'],
  { texts: { weekly_digest: texts }, pick }: MailContext,
): MailBlock[] => {
  if (items.length === 0) return [];
  const links = items.map(({ kind, title, url }) => ({ label: texts.kinds[kind], text: pick(title), url }));
  return [{ kind: 'links', title: texts.news, links }];
};

export const weeklyDigest: MailTemplateDefinition<'weekly_digest'> = {
  content: (values, context) => {
    const {
      texts: { weekly_digest: texts },
      day,
    } = context;
    return {
      subject: texts.subject(day(values.from), day(values.until)),
      title: texts.title,
      name: values.name,
      blocks: [
        facts(
          [texts.lessons, String(values.lessonsCompleted)],
          [texts.exercises, String(values.exercisesPassed)],
          [texts.streak, String(values.streakWeeks)],
        ),
        ...newsOf(values.items, context),
        button(texts.button, values.url),
      ],
    };
  },
  example: {
    name: 'Ana',
    from: '2026-02-23T00:00:00.000Z',
    until: '2026-03-01T12:00:00.000Z',
    lessonsCompleted: 4,
    exercisesPassed: 11,
    streakWeeks: 3,
    items: [
      {
        kind: 'course',
        title: { es: 'Formatos y datos estructurados', en: 'Formats and structured data' },
        url: 'https://academy.example/courses/structured-data',
      },
      {
        kind: 'document',
        title: { es: 'Guía de prompts para atención al cliente', en: 'A guide to prompts for customer care' },
        url: 'https://academy.example/library/customer-care',
      },
    ],
    url: 'https://academy.example/dashboard',
  },
};
