import type { CourseSummary, summaryEndpoints } from '@academy/contracts/http/ai/summaries.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { mutationOptions } from '@tanstack/react-query';
import { costsTokens } from '../../../shared/ai/budgets.ts';
import { client } from '../../../shared/api/client.ts';

export type { CourseSummary };

const generate = endpointRef<typeof summaryEndpoints.generateCourseSummary>(
  'POST',
  '/api/courses/:id/generate-comprehension',
);

/** In the language of the interface. */
export const summaryMutation = (courseId: string) =>
  mutationOptions({ ...costsTokens, mutationFn: () => client.call(generate, { params: { id: courseId } }) });
