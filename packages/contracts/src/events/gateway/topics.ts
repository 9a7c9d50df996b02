import { defineTopic } from '../topics.ts';

/** Read by the gateways alone, for open browsers of staff. */
export const gatewayTopics = { presence: defineTopic('gateway.presence', { days: 1 }) } as const;
