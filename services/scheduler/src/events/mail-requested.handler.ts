import { mailRequestedV1 } from '@academy/contracts/events/mail/mail-requested.v1.ts';
import { mailRequestedV2 } from '@academy/contracts/events/mail/mail-requested.v2.ts';
import { languageSchema } from '@academy/contracts/shared/language.ts';
import { mailTemplateSchema, mailTemplateV1Schema } from '@academy/contracts/shared/mail-templates.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { MailQueueDeps } from '../mail/use-cases/mail-deps.ts';
import { queueRequestedMail } from '../mail/use-cases/queue-requested-mail.ts';

const expects = z.object({
  template: mailTemplateV1Schema,
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

/** Queues a mail that another service asks for. */
export const mailRequestedHandler = (deps: MailQueueDeps): EventHandler =>
  defineHandler({
    event: mailRequestedV1,
    expects,
    example,
    handle: ({ id, data }) => queueRequestedMail(deps, { eventId: id, data }),
  });

/** The same by a template that v1 does not know. */
export const newerMailRequestedHandler = (deps: MailQueueDeps): EventHandler =>
  defineHandler({
    event: mailRequestedV2,
    expects: expects.extend({ template: mailTemplateSchema }),
    example: { ...example, template: 'plan_refunded' as const },
    handle: ({ id, data }) => queueRequestedMail(deps, { eventId: id, data }),
  });
