import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import { eraseAggregates } from '@academy/service-kit/outbox/erase-aggregates.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { createAggregate, removeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import type { PersonNote } from './person-note.ts';
import type { PersonNoteModel } from './person-note-model.ts';

const present = { removedAt: null };
/** As the contract promises. */
const mostOfAPerson = 100;

export const createPersonNoteRepository = (model: PersonNoteModel) => ({
  find: (id: string): Promise<PersonNote | null> =>
    model.findOne({ _id: id, ...present }, withoutOutbox).lean(),

  /** The newest about somebody, newest first. */
  about: (userId: string): Promise<PersonNote[]> =>
    model
      .find({ userId, ...present }, withoutOutbox)
      .sort({ at: -1, _id: -1 })
      .limit(mostOfAPerson)
      .lean(),

  /** False when the id is another note's, or was. */
  add: (state: PersonNote, events: readonly PendingEvent[]): Promise<boolean> =>
    insertOnce(() => createAggregate<PersonNote>({ model, state, events })),

  /** Null where there is none any more. */
  remove: (id: string, event: PendingEvent) =>
    removeAggregate<PersonNote>({ model, id, events: () => [event] }),

  /** Nothing that was written about somebody stays. */
  erase: (userId: string): Promise<void> =>
    eraseAggregates({ model, where: { userId }, blank: { text: '' } }),
});

export type PersonNoteRepository = ReturnType<typeof createPersonNoteRepository>;
