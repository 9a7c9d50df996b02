import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { isEmpty, noteId, type NoteRecord } from '../domain/note.ts';
import type { NoteModel } from './note-model.ts';

export const createNoteRepository = (notes: NoteModel) => ({
  find: (userId: string, lessonId: string): Promise<NoteRecord | null> =>
    notes.findOne({ _id: noteId(userId, lessonId) }).lean(),

  /** Those that say something or are bookmarked, newest first. */
  listOf: async (userId: string): Promise<NoteRecord[]> => {
    const rows = await notes.find({ userId }).sort({ updatedAt: -1, _id: 1 }).lean();
    return rows.filter((note) => !isEmpty(note));
  },

  /** Writes a note whose version is one above what stands there; false when another write came first. */
  write: async (note: NoteRecord): Promise<boolean> => {
    const { _id, ...fields } = note;
    if (note.version > 1)
      return (await notes.updateOne({ _id, version: note.version - 1 }, { $set: fields })).matchedCount > 0;
    return insertOnce(() => notes.create(note));
  },

  erase: async (userId: string): Promise<void> => {
    await notes.deleteMany({ userId });
  },
});

export type NoteRepository = ReturnType<typeof createNoteRepository>;
