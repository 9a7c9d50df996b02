import { Router } from 'express';
import {
  staffPersonEndpoints,
  type PersonNote as NoteView,
} from '@academy/contracts/http/auth/staff-person.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import type { AuthDeps } from '../../deps.ts';
import { supportLabels } from '../inquiries/support-labels.ts';
import type { PersonNote } from './person-note.ts';
import { addNote, listNotes, removeNote } from './write-notes.ts';

const view = ({ _id, text, at, by }: PersonNote): NoteView => ({ id: _id, text, at: at.toISOString(), by });

/** What staff note about a person. */
export const personNotesRouter = (routeDeps: RouteDeps, deps: AuthDeps): Router => {
  const router = Router();
  const routes = { ...routeDeps, labels: { ...supportLabels, text: { es: 'La nota', en: 'The note' } } };

  route(router, staffPersonEndpoints.staffListUserNotes, routes, async ({ params }) =>
    (await listNotes(deps, params.id)).map(view),
  );

  route(router, staffPersonEndpoints.staffAddUserNote, routes, async ({ params, body, caller }) =>
    view(await addNote(deps, { ...body, userId: params.id, actorId: caller.userId })),
  );

  route(router, staffPersonEndpoints.staffDeleteUserNote, routes, async ({ params, caller }) => {
    await removeNote(deps, { userId: params.id, noteId: params.noteId, caller });
    return undefined;
  });

  return router;
};
