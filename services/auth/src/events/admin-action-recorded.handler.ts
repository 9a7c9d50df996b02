import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { auditedChangesSchema } from '@academy/contracts/shared/audited-values.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { keepEntry, type KeepDeps } from '../audit/chain/keep-entry.ts';

/** `/academy/library` → `library`. */
const serviceOf = (source: string): string => source.slice(source.lastIndexOf('/') + 1);

/** Keeps what staff changed, in every service, in the audit log: one entry per event, however often it is delivered. */
export const adminActionRecordedHandler = (auth: KeepDeps): EventHandler =>
  defineHandler({
    event: adminActionRecordedV1,
    expects: z.looseObject({
      actorId: z.string(),
      action: z.string(),
      resource: z.string(),
      resourceId: z.string(),
      personId: z.string().optional(),
      fields: z.array(z.string()),
      values: auditedChangesSchema.optional(),
      sealed: z.string().optional(),
      at: z.iso.datetime(),
      network: z.string().optional(),
      requestId: z.string().optional(),
    }),
    example: {
      actorId: '0197f3a0-0000-7000-8000-000000000001',
      action: 'document.updated',
      resource: 'documents',
      resourceId: '0197f3a0-0000-7000-8000-000000000002',
      fields: ['titleEs'],
      values: { titleEs: { before: 'Pide', after: 'Pide mejor' } },
      at: '2026-01-02T03:04:05.000Z',
      network: '203.0.113.0/24',
      requestId: '0197f3a0-0000-7000-8000-000000000003',
    },
    handle: ({ id, source, data }) =>
      keepEntry(auth, {
        service: serviceOf(source),
        entry: {
          _id: id,
          at: new Date(data.at),
          actorId: data.actorId,
          action: data.action,
          resource: data.resource,
          resourceId: data.resourceId,
          ...(data.personId !== undefined && { personId: data.personId }),
          fields: data.fields,
          values: data.values,
          ...(data.sealed !== undefined && { sealed: data.sealed }),
          // Events of earlier releases have none of these.
          network: data.network ?? null,
          requestId: data.requestId ?? null,
        },
      }),
  });
