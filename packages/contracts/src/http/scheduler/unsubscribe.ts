import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Signed by the mailer: whose mails of which activity. */
const token = z.object({ token: z.string().max(300).default('') });

export const unsubscribeEndpoints = {
  unsubscribePage: defineEndpoint({
    method: 'GET',
    path: '/api/notifications/unsubscribe',
    summary: 'The page behind the link of a mail, with a button that ends mails of its kind.',
    access: 'public',
    query: token,
    media: 'text/html',
    notes:
      'Changes nothing, since mail scanners follow links. A token that is not whole gets 400 and a page that says so.',
  }),
  unsubscribe: defineEndpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    summary: 'End mails of one kind without signing in (RFC 8058).',
    access: 'public',
    query: token,
    media: 'text/html',
    notes: "Takes any body: mail programs send 'List-Unsubscribe=One-Click' as a form.",
  }),
} as const;
