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
import { z } from 'zod';

/** Who is told: everybody, one user, or the sessions of a user that have just ended. */
export type Audience =
  | { to: 'all' }
  | { to: 'user'; userId: string }
  | { to: 'ended-sessions'; userId: string; sessionId?: string; exceptSessionId?: string; before: string };

/** A message for open browsers with the people it is for. */
export interface LiveNote {
  audience: Audience;
  message: LiveMessage;
}

const titles = z.object({ id: z.string(), titleEs: z.string(), titleEn: z.string(), imported: z.boolean() });
const anyId = z.object({ id: z.string() });
const standing = z.object({ id: z.string(), plan: planSchema, role: roleSchema });
const revoked = z.object({
  userId: z.string(),
  sessionId: z.string().optional(),
  exceptSessionId: z.string().optional(),
  before: z.string(),
});

const toAll = (message: LiveMessage): LiveNote => ({ audience: { to: 'all' }, message });

const documentAdded = (data: unknown): LiveNote | null => {
  const { imported, ...document } = titles.parse(data);
  return imported ? null : toAll({ type: 'document_added', document });
};
const documentChanged = (data: unknown): LiveNote =>
  toAll({ type: 'document_changed', documentId: anyId.parse(data).id });
const courseChanged = (data: unknown): LiveNote =>
  toAll({ type: 'course_changed', courseId: anyId.parse(data).id });
const standingChanged = (data: unknown): LiveNote => {
  const { id, plan, role } = standing.parse(data);
  return { audience: { to: 'user', userId: id }, message: { type: 'standing_changed', plan, role } };
};
const accountDeleted = (data: unknown): LiveNote => ({
  audience: { to: 'user', userId: anyId.parse(data).id },
  message: { type: 'session_ended' },
});
const sessionsEnded = (data: unknown): LiveNote => {
  const { userId, sessionId, exceptSessionId, before } = revoked.parse(data);
  return {
    audience: {
      to: 'ended-sessions',
      userId,
      before,
      ...(sessionId !== undefined && { sessionId }),
      ...(exceptSessionId !== undefined && { exceptSessionId }),
    },
    message: { type: 'session_ended' },
  };
};

const noteOf: Readonly<Record<string, (data: unknown) => LiveNote | null>> = {
  [documentAddedV1.type]: documentAdded,
  [documentUpdatedV1.type]: documentChanged,
  [documentRemovedV1.type]: documentChanged,
  [coursePublishedV1.type]: courseChanged,
  [courseUpdatedV1.type]: courseChanged,
  [courseRemovedV1.type]: courseChanged,
  [userUpdatedV1.type]: standingChanged,
  [planChangedV1.type]: standingChanged,
  [userDeletedV1.type]: accountDeleted,
  [sessionsRevokedV1.type]: sessionsEnded,
};

const envelope = z.object({ type: z.string(), data: z.unknown() });

/** What an event means to open browsers; null for one that concerns none. Throws on an unreadable event. */
export const toLiveNote = (text: string): LiveNote | null => {
  const { type, data } = envelope.parse(JSON.parse(text));
  return noteOf[type]?.(data) ?? null;
};
