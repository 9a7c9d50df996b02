import { z } from 'zod';
import { bilingualSchema } from '../../shared/language.ts';
import { idSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';

export const notificationSchema = z.object({
  id: idSchema,
  /** Of those in `notification-activities.ts`, or of another version of the academy. */
  activity: z.string(),
  /** Which sentence it is; a learners' app of before had the words of each. */
  text: z.string(),
  /** What it says. */
  sentence: bilingualSchema,
  /** How many it stands for, such as replies to one post since it was last read. */
  count: z.number().int().min(1),
  /** The title of what it is about; null where there is none, or it is not known yet. */
  subject: bilingualSchema.nullable(),
  /** Who did it last, as members see them; null for the academy and for deleted members. */
  actor: z.string().nullable(),
  /** What a moderator wrote to the author. */
  note: z.string().nullable(),
  /** When what it announces happens, such as the end of a plan. */
  at: z.iso.datetime().nullable(),
  /** A path of the learners' app. */
  link: z.string().startsWith('/'),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Counting stops here: 100 stands for "more than 99". */
export const mostUnread = 100;

export const unreadSchema = z.object({ unread: z.number().int().min(0).max(mostUnread) });
export type Unread = z.infer<typeof unreadSchema>;

export const notificationPageSchema = unreadSchema.extend({
  items: z.array(notificationSchema),
  /** The `after` of the next page; null on the last. */
  next: z.string().nullable(),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

const notifications = { access: 'member' } as const;

export const notificationEndpoints = {
  listNotifications: defineEndpoint({
    ...notifications,
    method: 'GET',
    path: '/api/notifications',
    summary:
      "List the caller's notifications of the last 90 days, newest first, with the count of unread ones.",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      after: z.string().max(400).optional(),
    }),
    response: notificationPageSchema,
  }),
  countUnreadNotifications: defineEndpoint({
    ...notifications,
    method: 'GET',
    path: '/api/notifications/unread',
    summary: "Count the caller's unread notifications, up to 100.",
    response: unreadSchema,
  }),
  readAllNotifications: defineEndpoint({
    ...notifications,
    method: 'POST',
    path: '/api/notifications/read-all',
    summary: "Mark all of the caller's notifications as read.",
    response: unreadSchema,
  }),
  readNotificationsAbout: defineEndpoint({
    ...notifications,
    method: 'POST',
    path: '/api/notifications/read-about',
    summary: "Mark the caller's notifications about a post or a document as read, as when it is opened.",
    body: z.object({ thingId: idSchema }),
    response: unreadSchema,
  }),
  readNotification: defineEndpoint({
    ...notifications,
    method: 'POST',
    path: '/api/notifications/:id/read',
    summary: 'Mark a notification as read.',
    params: z.object({ id: idSchema }),
    response: unreadSchema,
    errors: [404],
  }),
} as const;
