import type { EventContract } from '@academy/contracts/events/event.ts';
import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { documentRemovedV1 } from '@academy/contracts/events/library/document-removed.v1.ts';
import { documentUpdatedV1 } from '@academy/contracts/events/library/document-updated.v1.ts';
import type { LiveMessage } from '@academy/contracts/http/gateway.ts';
import { planSchema, roleSchema } from '@academy/contracts/shared/people.ts';
import { revocationExpectation, type Revocation } from '@academy/service-kit/identity/revocations.ts';
import { z } from 'zod';

/** Who is told: everybody, one user, or the sessions of a user that have just ended. */
export type Audience =
  | { to: 'all' }
  | { to: 'user'; userId: string }
  | { to: 'ended-sessions'; userId: string; revocation: Revocation };

/** A message for open browsers with the people it is for. */
export interface LiveNote {
  audience: Audience;
  message: LiveMessage;
}

const titles = z.object({ id: z.string(), titleEs: z.string(), titleEn: z.string(), imported: z.boolean() });
const anyId = z.object({ id: z.string() });
const standing = z.object({ id: z.string(), plan: planSchema, role: roleSchema });

const toAll = (message: LiveMessage): LiveNote => ({ audience: { to: 'all' }, message });

const documentAdded = ({ imported, ...document }: z.output<typeof titles>): LiveNote | null =>
  imported ? null : toAll({ type: 'document_added', document });
const documentChanged = ({ id }: z.output<typeof anyId>): LiveNote =>
  toAll({ type: 'document_changed', documentId: id });
const courseChanged = ({ id }: z.output<typeof anyId>): LiveNote =>
  toAll({ type: 'course_changed', courseId: id });
const standingChanged = ({ id, plan, role }: z.output<typeof standing>): LiveNote => ({
  audience: { to: 'user', userId: id },
  message: { type: 'standing_changed', plan, role },
});
const accountDeleted = ({ id }: z.output<typeof anyId>): LiveNote => ({
  audience: { to: 'user', userId: id },
  message: { type: 'session_ended' },
});
const sessionsEnded = (revocation: Revocation): LiveNote => ({
  audience: { to: 'ended-sessions', userId: revocation.userId, revocation },
  message: { type: 'session_ended' },
});

interface LiveReader {
  event: EventContract;
  /** Only the fields of the event's data that open browsers are told of. */
  expects: z.ZodType;
  toNote: (data: unknown) => LiveNote | null;
}

const reader = <Expects extends z.ZodType>(
  event: EventContract,
  expects: Expects,
  note: (data: z.output<Expects>) => LiveNote | null,
): LiveReader => ({ event, expects, toNote: (data) => note(expects.parse(data)) });

/** Every event that open browsers are told of, with all that is read of it. */
export const liveReaders: readonly LiveReader[] = [
  reader(documentAddedV1, titles, documentAdded),
  reader(documentUpdatedV1, anyId, documentChanged),
  reader(documentRemovedV1, anyId, documentChanged),
  reader(coursePublishedV1, anyId, courseChanged),
  reader(courseUpdatedV1, anyId, courseChanged),
  reader(courseRemovedV1, anyId, courseChanged),
  reader(userUpdatedV1, standing, standingChanged),
  reader(planChangedV1, standing, standingChanged),
  reader(userDeletedV1, anyId, accountDeleted),
  reader(sessionsRevokedV1, revocationExpectation, sessionsEnded),
];

const readerOf = new Map(liveReaders.map((one) => [one.event.type, one]));

const envelope = z.object({ id: z.string(), type: z.string(), data: z.unknown() });

/** An event's id and what it means to open browsers: null for one that concerns none. Throws on an unreadable event. */
export const readLiveEvent = (text: string): { id: string; note: LiveNote | null } => {
  const { id, type, data } = envelope.parse(JSON.parse(text));
  return { id, note: readerOf.get(type)?.toNote(data) ?? null };
};
