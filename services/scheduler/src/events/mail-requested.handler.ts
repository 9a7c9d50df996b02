import { mailRequestedV1 } from '@academy/contracts/events/mail/mail-requested.v1.ts';
import { mailRequestedV2 } from '@academy/contracts/events/mail/mail-requested.v2.ts';
import { mailRequestedV3 } from '@academy/contracts/events/mail/mail-requested.v3.ts';
import { languageSchema } from '@academy/contracts/shared/language.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { MailQueueDeps } from '../mail/use-cases/mail-deps.ts';
import { queueRequestedMail, type RequestOutcome } from '../mail/use-cases/queue-requested-mail.ts';

export interface MailRequestDeps extends MailQueueDeps {
  /** For each event that asks for a mail. */
  countMailRequest: (outcome: RequestOutcome) => void;
}

const expects = z.object({
  template: z.string(),
  userId: z.string().nullable(),
  sealedAddress: z.string().nullable(),
  language: languageSchema,
  timeZone: z.string(),
  sealedValues: z.string(),
});

const example = {
  template: 'welcome',
  userId: '0197f3a0-0000-7000-8000-000000000001',
  sealedAddress: 'c2VhbGVk',
  language: 'es',
  timeZone: 'Europe/Madrid',
  sealedValues: 'c2VhbGVk',
} as const;

/** Queues a mail that another service asks for, by whichever version. One of an unknown kind is left out. */
export const mailRequestedHandlers = (deps: MailRequestDeps): EventHandler[] =>
  [mailRequestedV1, mailRequestedV2, mailRequestedV3].map((event) =>
    defineHandler({
      event,
      expects,
      example,
      handle: async ({ id, subject, time, data }, { logger }) => {
        const outcome = await queueRequestedMail(deps, { eventId: id, subject, time, data });
        deps.countMailRequest(outcome);
        if (outcome === 'unknown')
          logger.warn({ eventId: id, template: data.template }, 'a mail of an unknown kind is not sent');
      },
    }),
  );
