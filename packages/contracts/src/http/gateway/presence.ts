import { presenceSchema } from '../../shared/presence.ts';
import { defineEndpoint } from '../endpoint.ts';

export const presenceEndpoints = {
  reportPresence: defineEndpoint({
    // Whoever may change the record that they tell of: that depends on the record.
    access: 'member',
    method: 'POST',
    path: '/api/presence',
    summary:
      'Tell other staff that a record is open in this tab, every 10 seconds and when it is left. For those who may change it.',
    body: presenceSchema,
    status: 204,
  }),
} as const;
