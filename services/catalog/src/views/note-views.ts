import type { ListedNote, Note } from '@academy/contracts/http/catalog/notes.ts';
import type { NoteRecord } from '../domain/note.ts';
import type { Outline } from '../domain/outline.ts';

export const toNote = (note: NoteRecord): Note => ({
  lessonId: note.lessonId,
  courseId: note.courseId,
  text: note.text,
  bookmarked: note.bookmarked,
  version: note.version,
  updatedAt: note.updatedAt.toISOString(),
});

/** With the lesson's titles as they are now, or were when the note was written where the lesson is withdrawn. */
export const toListedNote = (note: NoteRecord, outline: Outline): ListedNote => {
  const place = outline.lesson(note.lessonId);
  const lesson = place?.lesson;
  return {
    ...toNote(note),
    // The lesson may have moved since.
    ...(place && { courseId: place.course._id }),
    lessonTitleEs: lesson?.titleEs ?? note.lessonTitleEs,
    lessonTitleEn: lesson?.titleEn ?? note.lessonTitleEn,
  };
};
