import { teamMessageSentV1 } from '@academy/contracts/events/auth/team-message-sent.v1.ts';
import { z } from 'zod';
import { defineNotificationKind, on } from '../notification-kind.ts';
import { words } from './words.ts';

const userId = '0197f3a0-0000-7000-8000-000000000003';

/** The message itself is mailed by the service that it was written in, and stands with the ticket. */
export const teamMessage = defineNotificationKind({
  activity: 'team_message',
  words,
  rules: [
    on(teamMessageSentV1, {
      expects: z.looseObject({ userId: z.string(), helpId: z.string() }),
      example: { userId, helpId: userId, at: '2026-01-01T12:00:00.000Z' },
      tell: ({ id, data: { userId, helpId } }) => ({
        id,
        userId,
        about: helpId,
        text: 'team_message',
        link: `/help#question-${helpId}`,
      }),
    }),
  ],
});
