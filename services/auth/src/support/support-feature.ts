import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { UserModel } from '../accounts/users/user-model.ts';
import type { AuthDeps } from '../deps.ts';
import { cannedAnswerModel } from './canned-answers/canned-answer-model.ts';
import { cannedAnswersRouter } from './canned-answers/canned-answers-router.ts';
import { staffSupportRouter } from './inquiries/staff-support-router.ts';
import { helpTicketModel, leadModel, outdatedInquiries } from './inquiries/support-models.ts';
import { supportRouter } from './inquiries/support-router.ts';
import { createOwnerless } from '../ownerless.ts';
import { personNoteModel } from './person-notes/person-note-model.ts';
import { personNotesRouter } from './person-notes/person-notes-router.ts';
import { teamMessagesRouter } from './team-messages/team-messages-router.ts';

export const createSupportModels = (mongo: Runtime['mongo']) => ({
  helpTickets: helpTicketModel(mongo),
  leads: leadModel(mongo),
  personNotes: personNoteModel(mongo),
  cannedAnswers: cannedAnswerModel(mongo),
});

export type SupportModels = ReturnType<typeof createSupportModels>;

/** Questions of members and of companies, which staff answer, and notes about members; `users` say which are gone. */
export const supportFeature = (
  deps: AuthDeps,
  { helpTickets, leads, personNotes, cannedAnswers, users }: SupportModels & { users: UserModel },
): Feature =>
  defineFeature({
    name: 'support',
    models: [helpTickets, leads, personNotes, cannedAnswers],
    routers: (routes) =>
      [supportRouter, staffSupportRouter, teamMessagesRouter, personNotesRouter, cannedAnswersRouter].map(
        (router) => router(routes, deps),
      ),
    sweeps: [
      {
        name: 'questions of deleted accounts',
        model: helpTickets,
        filter: createOwnerless({ model: helpTickets, users }),
      },
      {
        name: 'notes about deleted accounts',
        model: personNotes,
        filter: createOwnerless({ model: personNotes, users }),
      },
      {
        name: 'questions of members past their time',
        retention: 'inquiries',
        model: helpTickets,
        filter: outdatedInquiries,
      },
      {
        name: 'questions of companies past their time',
        retention: 'inquiries',
        model: leads,
        filter: outdatedInquiries,
      },
    ],
    erase: async (userId) => {
      await deps.helpTickets.erase(userId, deps.now());
      await deps.personNotes.erase(userId);
    },
  });
