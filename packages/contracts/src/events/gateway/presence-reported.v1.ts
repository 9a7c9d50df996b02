import { z } from 'zod';
import { presenceSchema } from '../../shared/presence.ts';
import { defineEvent } from '../event.ts';
import { gatewayTopics } from './topics.ts';

export const presenceReportedV1 = defineEvent({
  type: 'academy.gateway.presence_reported.v1',
  topic: gatewayTopics.presence.name,
  key: 'tab',
  when: 'a tab of the console opened a record, still has it open or left it',
  data: presenceSchema.extend({ userId: z.string() }),
  live: (presence) => ({
    audience: { to: 'readers', resource: presence.resource },
    message: { type: 'presence', ...presence },
  }),
});
