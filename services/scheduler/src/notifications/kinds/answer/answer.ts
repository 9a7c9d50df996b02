import { helpAnsweredV1 } from '@academy/contracts/events/auth/help-answered.v1.ts';
import { z } from 'zod';
import { defineNotificationKind, on } from '../notification-kind.ts';
import { words } from './words.ts';

const userId = '0197f3a0-0000-7000-8000-000000000003';

/** The answer itself is mailed by the service that answered, and stands with the question. */
export const answer = defineNotificationKind({
  activity: 'answer',
  words,
  rules: [
    on(helpAnsweredV1, {
      expects: z.looseObject({ userId: z.string(), helpId: z.string() }),
      example: { userId, helpId: userId, at: '2026-01-01T12:00:00.000Z' },
      tell: ({ id, data: { userId, helpId } }) => ({
        id,
        userId,
        about: helpId,
        text: 'answer',
        link: `/help#question-${helpId}`,
      }),
    }),
  ],
});
