import { aiEndpoints } from '../http/ai.ts';
import { defineServiceContract } from './service-contract.ts';

export const ai = defineServiceContract({
  name: 'ai',
  endpoints: aiEndpoints,
  events: [],
});
