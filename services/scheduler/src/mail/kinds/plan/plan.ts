import { planSchema } from '@academy/contracts/shared/people.ts';
import { z } from 'zod';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { name, url } from '../values.ts';
import { words } from './words.ts';

const schema = z.object({ name, plan: planSchema, url });

export const plan = defineMailKind({
  schema,
  words,
  content: ({ name, plan, url }, { texts }) => ({
    subject: texts.subject[plan],
    title: texts.title[plan],
    name,
    blocks: [paragraph(texts.lead[plan]), button(texts.button, url)],
  }),
  example: { name: 'Ana', plan: 'premium', url: 'https://academy.example/settings' },
});
