import { z } from 'zod';
import { button, paragraph } from '../mail-content.ts';
import { defineMailKind } from '../mail-kind.ts';
import { count, name, url } from '../values.ts';
import { words } from './words.ts';

/** The goal of the week that is running: how far it has got. */
const schema = z.object({
  name,
  unit: z.enum(['lessons', 'exercises']),
  goal: count,
  done: count,
  streakWeeks: count,
  url,
});

export const weeklyGoal = defineMailKind({
  schema,
  words,
  content: ({ name, unit, goal, done, streakWeeks, url }, { texts }) => ({
    subject: done >= goal ? texts.reachedSubject : texts.subject(done, goal),
    title: texts.title,
    name,
    blocks: [
      paragraph(texts.lead[unit](done, goal)),
      ...(streakWeeks === 0 ? [] : [paragraph(texts.streak(streakWeeks))]),
      button(texts.button, url),
    ],
  }),
  example: {
    name: 'Ana',
    unit: 'exercises',
    goal: 5,
    done: 3,
    streakWeeks: 4,
    url: 'https://academy.example/dashboard',
  },
});
