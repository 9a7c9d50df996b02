import { may } from '@academy/contracts/shared/permissions.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { getUser } from '../../accounts/users/get-user.ts';
import type { AuthDeps } from '../../deps.ts';
import { isSameNote, type PersonNote } from './person-note.ts';
import { noteIdTaken, noteNotFound, noteOfColleague } from './person-note-texts.ts';

type Deps = Pick<AuthDeps, 'users' | 'personNotes' | 'personalValues' | 'now'>;

const audit = async (
  { personalValues }: Deps,
  { userId, text }: Pick<PersonNote, 'userId' | 'text'>,
  { kind, ...by }: { kind: 'noted' | 'note-removed'; actorId: string; at: Date },
): Promise<PendingEvent> => {
  const note = { note: text };
  const action = {
    ...by,
    action: `user.${kind}`,
    resource: 'users',
    resourceId: userId,
    fields: ['note'],
    values: kind === 'noted' ? { before: {}, after: note } : { before: note, after: {} },
  };
  return staffActionRecorded({ ...action, sealed: await personalValues.seal(action) });
};

/** What staff noted about somebody, newest first. Throws 404 where the account is gone. */
export const listNotes = async (deps: Deps, userId: string): Promise<PersonNote[]> => {
  await getUser(deps, userId);
  return deps.personNotes.about(userId);
};

export interface NewNote {
  userId: string;
  actorId: string;
  requestId: string;
  text: string;
}

/** Sent again under the same id it is the same note. Throws 404, and 409 where the id is another note's. */
export const addNote = async (
  deps: Deps,
  { userId, actorId, requestId, text }: NewNote,
): Promise<PersonNote> => {
  await getUser(deps, userId);
  const note: PersonNote = { _id: requestId, userId, text, at: deps.now(), by: actorId };
  const noted = await audit(deps, note, { kind: 'noted', actorId, at: note.at });
  if (await deps.personNotes.add(note, [noted])) return note;
  const kept = await deps.personNotes.find(requestId);
  if (!kept || !isSameNote(kept, note)) throw noteIdTaken();
  return kept;
};

/** Throws 404, also for a note about somebody else, and 403 for a colleague's note to who changes no accounts. */
export const removeNote = async (
  deps: Deps,
  { userId, caller, noteId }: { userId: string; caller: Caller; noteId: string },
): Promise<void> => {
  const note = await deps.personNotes.find(noteId);
  if (note?.userId !== userId) throw noteNotFound();
  if (note.by !== caller.userId && !may(caller.role, 'people.write')) throw noteOfColleague();
  const event = await audit(deps, note, { kind: 'note-removed', actorId: caller.userId, at: deps.now() });
  const removed = await deps.personNotes.remove(noteId, event);
  if (!removed) throw noteNotFound();
};
