import { mailFailedV1 } from '@academy/contracts/events/scheduler/mail-failed.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { noteFailedMail, type FailedMailDeps } from '../accounts/invitations/note-failed-mail.ts';

/** An invitation whose mail was given up says so to staff. Other mails have their own list. */
export const mailFailedHandler = (deps: FailedMailDeps): EventHandler =>
  defineHandler({
    event: mailFailedV1,
    expects: z.object({ template: z.string(), about: z.string(), requestedAt: z.iso.datetime() }),
    example: {
      template: 'invitation',
      about: '0197f3a0-0000-7000-8000-000000000001',
      requestedAt: '2026-01-02T03:04:05.000Z',
    },
    handle: async ({ data: { template, about, requestedAt } }) => {
      if (template === 'invitation') await noteFailedMail(deps, about, new Date(requestedAt));
    },
  });
