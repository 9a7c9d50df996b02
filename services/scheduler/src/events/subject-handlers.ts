import { postChangedV1 } from '@academy/contracts/events/forum/post-changed.v1.ts';
import { postCreatedV1 } from '@academy/contracts/events/forum/post-created.v1.ts';
import { forumStatusSchema } from '@academy/contracts/http/forum/forum-author.ts';
import { aggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { publishedContentHandlers } from '@academy/service-kit/content/published-content-handlers.ts';
import { z } from 'zod';
import { aboutPosts } from '../notifications/kinds/notification-kinds.ts';
import type { NotificationDeps } from '../notifications/use-cases/notification-deps.ts';

const id = '0197f3a0-0000-7000-8000-000000000001';
const post = { postId: id, authorId: null, title: 'A title', categoryId: 'general', isSpanish: false };
const inOne = (title: string, isSpanish: boolean) => ({
  titleEs: title,
  titleEn: title,
  language: isSpanish ? ('es' as const) : ('en' as const),
});

const posts = (deps: NotificationDeps): EventHandler[] => [
  defineHandler({
    event: postCreatedV1,
    expects: z.looseObject({
      title: z.string(),
      isSpanish: z.boolean(),
      status: forumStatusSchema,
      createdAt: z.iso.datetime(),
      imported: z.boolean(),
    }),
    example: {
      ...post,
      status: 'visible',
      topic: null,
      createdAt: '2026-01-01T12:00:00.000Z',
      imported: false,
    },
    handle: (envelope) => {
      const { title, isSpanish, status, createdAt, imported: isImported } = envelope.data;
      const isVisible = status === 'visible';
      return deps.subjects.keep(aggregateVersion(envelope), {
        kind: 'post',
        ...inOne(title, isSpanish),
        publishedAt: new Date(createdAt),
        isVisible,
        isImported,
      });
    },
  }),
  defineHandler({
    event: postChangedV1,
    expects: z.looseObject({
      postId: z.string(),
      title: z.string(),
      isSpanish: z.boolean(),
      status: forumStatusSchema,
    }),
    example: { ...post, status: 'visible', acceptedReplyId: null, appearedOrVanished: false },
    handle: async (envelope) => {
      const { postId, title, isSpanish, status } = envelope.data;
      const isVisible = status === 'visible';
      await deps.subjects.keep(aggregateVersion(envelope), {
        kind: 'post',
        ...inOne(title, isSpanish),
        isVisible,
      });
      const kept = await deps.subjects.find('post', postId);
      await deps.notifications.withdraw(
        { thingId: postId, activities: aboutPosts },
        kept?.isVisible === false,
      );
    },
  }),
];

const titles = { titleEs: z.string(), titleEn: z.string() };
const published = {
  // Those of an earlier release say neither.
  course: z.looseObject({
    ...titles,
    publishedAt: z.iso.datetime().optional(),
    imported: z.boolean().optional(),
  }),
  document: z.looseObject({ ...titles, publishedAt: z.iso.datetime(), imported: z.boolean() }),
};

// Whether something is news is settled when it is published: an edit of what content/ brought does not make it new, nor
// does its return from the bin.
const content = (deps: NotificationDeps, kind: 'course' | 'document'): EventHandler[] =>
  publishedContentHandlers(kind, {
    expects: published[kind],
    keep: async (version, { titleEs, titleEn, imported = false, ...data }, { isFirst }) => {
      const publishedAt = data.publishedAt === undefined ? null : new Date(data.publishedAt);
      const isImported = imported || (await deps.subjects.wasImported(kind, version.id, publishedAt));
      await deps.subjects.keep(version, {
        kind,
        titleEs,
        titleEn,
        language: null,
        publishedAt,
        isVisible: true,
        ...(isFirst && { isImported }),
      });
    },
    remove: (version) => deps.subjects.remove(version, kind),
  });

/** What notifications and digests are about, with the titles that they show. */
export const subjectHandlers = (deps: NotificationDeps): EventHandler[] => [
  ...posts(deps),
  ...content(deps, 'course'),
  ...content(deps, 'document'),
];
