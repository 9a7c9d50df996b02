import { accountViewedV1 } from '@academy/contracts/events/auth/account-viewed.v1.ts';
import { z } from 'zod';
import { defineNotificationKind, on } from '../notification-kind.ts';
import { words } from './words.ts';

const userId = '0197f3a0-0000-7000-8000-000000000003';

/** Each viewing is a notification of its own; the reason stands in the settings alone. */
export const accountViewed = defineNotificationKind({
  activity: 'account_viewed',
  words,
  rules: [
    on(accountViewedV1, {
      expects: z.looseObject({ userId: z.string(), viewingId: z.string() }),
      example: { userId, viewingId: userId, at: '2026-01-01T12:00:00.000Z' },
      tell: ({ id, data: { userId, viewingId } }) => ({
        id,
        userId,
        about: viewingId,
        text: 'account_viewed',
        link: '/settings#viewings',
      }),
    }),
  ],
});
