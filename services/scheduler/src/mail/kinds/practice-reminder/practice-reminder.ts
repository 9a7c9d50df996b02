import { z } from 'zod';
import { button, note, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { count, name, url } from '../values.ts';
import { words } from './words.ts';

const schema = z.object({ name, due: count, url });

export const practiceReminder = defineMailKind({
  schema,
  words,
  content: ({ name, due, url }, { texts }) => ({
    subject: texts.subject(due),
    title: texts.title,
    name,
    blocks: [paragraph(texts.lead(due)), button(texts.button, url), note(texts.why)],
  }),
  example: { name: 'Ana', due: 3, url: 'https://academy.example/dashboard' },
});
