import { knownQuestionChangedV1 } from '../events/ai/known-question-changed.v1.ts';
import { adminActionRecordedV1 } from '../events/audit/admin-action-recorded.v1.ts';
import { automationFinishedV1 } from '../events/scheduler/automation-finished.v1.ts';
import { aiEndpoints } from '../http/ai/ai-endpoints.ts';
import { defineServiceContract } from './service-contract.ts';

export const ai = defineServiceContract({
  name: 'ai',
  endpoints: aiEndpoints,
  events: [knownQuestionChangedV1, automationFinishedV1, adminActionRecordedV1],
});
