import { bilingualSchema } from '@academy/contracts/shared/language.ts';
import { z } from 'zod';
import { button, facts } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { at, count, name, url } from '../values.ts';
import { words } from './words.ts';

const schema = z.object({
  name,
  from: at,
  until: at,
  lessonsCompleted: count,
  exercisesPassed: count,
  streakWeeks: count,
  /** What is new in the academy, most important first. */
  items: z.array(z.object({ kind: z.enum(['course', 'document', 'post']), title: bilingualSchema, url })),
  url,
});

export const weeklyDigest = defineMailKind({
  schema,
  words,
  content: (values, { texts, day, pick }) => {
    const links = values.items.map(({ kind, title, url }) => ({
      label: texts.kinds[kind],
      text: pick(title),
      url,
    }));
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
        ...(links.length === 0 ? [] : [{ kind: 'links' as const, title: texts.news, links }]),
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
});
