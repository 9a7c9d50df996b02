import { z } from 'zod';
import { auditedChangesSchema } from '../../shared/audited-values.ts';
import { defineEvent } from '../event.ts';
import { auditTopics } from './topics.ts';

export const adminActionRecordedV1 = defineEvent({
  type: 'academy.audit.admin_action_recorded.v1',
  topic: auditTopics.actions.name,
  key: 'actor id',
  when: 'staff changed something; ids and names of fields, values only of the few that `audited-values.ts` lists, personal ones as ciphertext',
  data: z.object({
    actorId: z.string(),
    action: z.string(),
    resource: z.string(),
    resourceId: z.string(),
    /** Whom it concerns, such as who asked the question that was answered. */
    personId: z.string().optional(),
    fields: z.array(z.string()),
    /** Of those fields, the ones whose values may be known. */
    values: auditedChangesSchema.optional(),
    /** The personal ones: ciphertext under a key per person and service, which goes with the account. */
    sealed: z.string().optional(),
    at: z.iso.datetime(),
    /** The network that the call came from, never a whole address: `203.0.113.0/24` or `2001:db8:12::/48`. */
    network: z.string().optional(),
    /** The X-Request-Id of the call. */
    requestId: z.string().optional(),
  }),
});
