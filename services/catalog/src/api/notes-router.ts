import { noteEndpoints } from '@academy/contracts/http/catalog/notes.ts';
import { route, type RouteDeps } from '@academy/service-kit/http/route.ts';
import { Router } from 'express';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { listNotes, readNote } from '../use-cases/notes/read-notes.ts';
import { saveNote } from '../use-cases/notes/save-note.ts';

/** A learner's own notes and bookmarks. */
export const notesRouter = (routes: RouteDeps, deps: CatalogDeps): Router => {
  const router = Router();

  route(router, noteEndpoints.listNotes, routes, ({ caller }) => listNotes(deps, caller.userId));

  route(router, noteEndpoints.getNote, routes, ({ params, caller }) =>
    readNote(deps, { lessonId: params.id, userId: caller.userId }),
  );

  route(router, noteEndpoints.saveNote, routes, ({ params, body, caller }) =>
    saveNote(deps, {
      lessonId: params.id,
      text: body.text,
      bookmarked: body.bookmarked,
      version: body.version,
      caller,
    }),
  );

  return router;
};
