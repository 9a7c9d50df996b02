import { contactChangedV1 } from '@academy/contracts/events/auth/contact-changed.v1.ts';
import { contactRemovedV1 } from '@academy/contracts/events/auth/contact-removed.v1.ts';
import { languageSchema } from '@academy/contracts/shared/language.ts';
import { aggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { eraseMails } from '../mail/use-cases/erase-mails.ts';
import type { MailDeps } from '../mail/use-cases/mail-deps.ts';

const id = '0197f3a0-0000-7000-8000-000000000001';

/** What keeps the addresses of accounts, and erases those of the deleted with their mails. */
export const contactHandlers = (
  deps: Pick<MailDeps, 'contacts' | 'mails' | 'mailTransport'>,
): EventHandler[] => [
  defineHandler({
    event: contactChangedV1,
    expects: z.object({
      id: z.string(),
      sealedAddress: z.string(),
      confirmed: z.boolean(),
      language: languageSchema,
      timeZone: z.string(),
    }),
    example: {
      id,
      sealedAddress: 'c2VhbGVk',
      confirmed: true,
      language: 'es',
      timeZone: 'Europe/Madrid',
    },
    handle: (envelope) => {
      const { id: _id, ...contact } = envelope.data;
      return deps.contacts.keep(aggregateVersion(envelope), contact);
    },
  }),
  defineHandler({
    event: contactRemovedV1,
    expects: z.object({ id: z.string() }),
    example: { id },
    handle: ({ data }) => eraseMails(deps, data.id),
  }),
];
