import { bilingualSchema } from '@academy/contracts/shared/language.ts';
import { z } from 'zod';
import { excerptOf } from '../../domain/excerpt.ts';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { name, url } from '../values.ts';
import { words } from './words.ts';

const schema = z.object({ name, title: bilingualSchema, description: bilingualSchema.nullable(), url });

export const newDocument = defineMailKind({
  schema,
  words,
  content: ({ name, title, description, url }, { texts, pick }) => ({
    subject: texts.subject(pick(title)),
    title: pick(title),
    name,
    blocks: [
      paragraph(texts.title),
      ...(description === null ? [] : [paragraph(excerptOf(pick(description)))]),
      button(texts.button, url),
    ],
  }),
  example: {
    name: 'Ana',
    title: { es: 'Guía de prompts para atención al cliente', en: 'A guide to prompts for customer care' },
    description: {
      es: 'Respuestas con el tono de tu empresa, sin prometer de más.',
      en: 'Answers in your company’s tone that never promise too much.',
    },
    url: 'https://academy.example/library/customer-care',
  },
});
