import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { postChangedV1 } from '@academy/contracts/events/forum/post-changed.v1.ts';
import { postCreatedV1 } from '@academy/contracts/events/forum/post-created.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import { forumStatusSchema } from '@academy/contracts/http/forum/forum-author.ts';
import { aggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { aboutPosts } from '../notifications/kinds/notification-kinds.ts';
import type { NotificationDeps } from '../notifications/use-cases/notification-deps.ts';
import { documentExample } from './document-handlers.ts';

const title = { titleEs: z.string(), titleEn: z.string() };
const id = '0197f3a0-0000-7000-8000-000000000001';
const post = { postId: id, authorId: null, title: 'A title', categoryId: 'general', isSpanish: false };
const course = {
  id: 'first-steps',
  titleEs: 'Primeros pasos',
  titleEn: 'First steps',
  descriptionEs: '',
  descriptionEn: '',
  level: 'beginner',
  isPremium: false,
  orderIndex: 1,
  lessonIds: [],
};
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

// Whether something is news is settled when it is published: an edit of what content/ brought does not make it new, nor
// does its return from the bin.
const courses = (deps: NotificationDeps): EventHandler[] => [
  ...[coursePublishedV1, courseUpdatedV1].map((event) =>
    defineHandler({
      event,
      expects: z.looseObject({
        ...title,
        publishedAt: z.iso.datetime().optional(),
        imported: z.boolean().optional(),
      }),
      example: course,
      handle: async (envelope) => {
        const { id } = aggregateVersion(envelope);
        const { titleEs, titleEn, imported = false } = envelope.data;
        const publishedAt =
          envelope.data.publishedAt === undefined ? null : new Date(envelope.data.publishedAt);
        const isImported = imported || (await deps.subjects.wasImported('course', id, publishedAt));
        await deps.subjects.keep(aggregateVersion(envelope), {
          kind: 'course',
          titleEs,
          titleEn,
          language: null,
          publishedAt,
          isVisible: true,
          ...(event === coursePublishedV1 && { isImported }),
        });
      },
    }),
  ),
  defineHandler({
    event: courseRemovedV1,
    expects: z.object({ id: z.string() }),
    example: { id: course.id },
    handle: (envelope) => deps.subjects.remove(aggregateVersion(envelope), 'course'),
  }),
];

const documents = (deps: NotificationDeps): EventHandler[] => [
  ...[documentAddedV1, documentUpdatedV1].map((event) =>
    defineHandler({
      event,
      expects: z.looseObject({ ...title, publishedAt: z.iso.datetime(), imported: z.boolean() }),
      example: documentExample,
      handle: async (envelope) => {
        const { id } = aggregateVersion(envelope);
        const { titleEs, titleEn, imported } = envelope.data;
        const publishedAt = new Date(envelope.data.publishedAt);
        const isImported = imported || (await deps.subjects.wasImported('document', id, publishedAt));
        await deps.subjects.keep(aggregateVersion(envelope), {
          kind: 'document',
          titleEs,
          titleEn,
          language: null,
          publishedAt,
          isVisible: true,
          ...(event === documentAddedV1 && { isImported }),
        });
      },
    }),
  ),
  defineHandler({
    event: documentRemovedV1,
    expects: z.object({ id: z.string() }),
    example: { id: documentExample.id },
    handle: (envelope) => deps.subjects.remove(aggregateVersion(envelope), 'document'),
  }),
];

/** What notifications and digests are about, with the titles that they show. */
export const subjectHandlers = (deps: NotificationDeps): EventHandler[] => [
  ...posts(deps),
  ...courses(deps),
  ...documents(deps),
];
