import { button, paragraph } from './mail-content.ts';
import type { MailTemplateDefinition } from './mail-template.ts';

export const weeklyGoal: MailTemplateDefinition<'weekly_goal'> = {
  content: ({ name, unit, goal, done, streakWeeks, url }, { texts: { weekly_goal: texts } }) => ({
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
};
