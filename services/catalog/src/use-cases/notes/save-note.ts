import type { Note } from '@academy/contracts/http/catalog/notes.ts';
import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toNote } from '../../views/note-views.ts';
import { isEmpty, noteId, type NoteRecord } from '../../domain/note.ts';
import { noteChangedMeanwhile } from '../../domain/note-texts.ts';
import type { LessonPlace } from '../../domain/outline.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireLessonAccess } from '../require-access.ts';

interface NoteWrite {
  lessonId: string;
  /** What is absent stays as it is. */
  text: string | undefined;
  bookmarked: boolean | undefined;
  /** The version that was read; undefined overwrites. */
  version: number | undefined;
  caller: Caller;
}

const mostTries = 20;

const after = (
  before: NoteRecord | null,
  write: NoteWrite,
  { place, at }: { place: LessonPlace; at: Date },
): NoteRecord => {
  const bookmarked = write.bookmarked ?? before?.bookmarked ?? false;
  const text = write.text ?? before?.text ?? '';
  return {
    _id: noteId(write.caller.userId, write.lessonId),
    userId: write.caller.userId,
    lessonId: write.lessonId,
    courseId: place.course._id,
    lessonTitleEs: place.lesson.titleEs,
    lessonTitleEn: place.lesson.titleEn,
    text: isEmpty({ text, bookmarked }) ? '' : text,
    bookmarked,
    version: (before?.version ?? 0) + 1,
    updatedAt: at,
  };
};

/**
 * Keeps the caller's note and bookmark on a lesson that is open to them. Nothing of it remains but its version once it
 * is empty and without bookmark. Throws 409 where another tab has written since the version that was read.
 */
export const saveNote = async (deps: CatalogDeps, write: NoteWrite): Promise<Note> => {
  const { lessonId, caller } = write;
  const place = await requireLessonAccess(deps, lessonId, caller);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await deps.notes.find(caller.userId, lessonId);
    if (write.version !== undefined && write.version !== (before?.version ?? 0)) throw noteChangedMeanwhile();
    const note = after(before, write, { place, at: deps.now() });
    if (await deps.notes.write(note)) return toNote(note);
  }
  throw unavailable();
};
