import type { ListedNote, Note } from '@academy/contracts/http/catalog/notes.ts';
import { toListedNote, toNote } from '../../views/note-views.ts';
import { lessonNotFound } from '../../domain/catalog-texts.ts';
import type { CatalogDeps } from '../deps.ts';

/** The caller's own notes and bookmarks, newest first: theirs whatever their plan is now. */
export const listNotes = async ({ notes, outline }: CatalogDeps, userId: string): Promise<ListedNote[]> => {
  const [current, own] = await Promise.all([outline.read(), notes.listOf(userId)]);
  return own.map((note) => toListedNote(note, current));
};

/** The caller's own note on a lesson; an empty one of version 0 where nothing was ever kept. */
export const readNote = async (
  { notes, outline }: CatalogDeps,
  { lessonId, userId }: { lessonId: string; userId: string },
): Promise<Note> => {
  const note = await notes.find(userId, lessonId);
  if (note) return toNote(note);
  const place = (await outline.read()).lesson(lessonId);
  if (!place) throw lessonNotFound();
  const courseId = place.course._id;
  return { lessonId, courseId, text: '', bookmarked: false, version: 0, updatedAt: null };
};
