import { presenceSchema } from '../../shared/presence.ts';
import { defineEndpoint } from '../endpoint.ts';

export const presenceEndpoints = {
  staffReportPresence: defineEndpoint({
    access: 'presence.write',
    method: 'POST',
    path: '/api/admin/presence',
    summary: 'Tell other staff that a record is open in this tab, every 10 seconds and when it is left.',
    body: presenceSchema,
    status: 204,
  }),
} as const;
