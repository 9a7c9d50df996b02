import type { CourseSummary, summaryEndpoints } from '@academy/contracts/http/ai/summaries.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';

export type { CourseSummary };

const generate = endpointRef<typeof summaryEndpoints.generateCourseSummary>(
  'POST',
  '/api/courses/:id/generate-comprehension',
);

/** In the language of the interface. */
export const generateSummary = (courseId: string): Promise<CourseSummary> =>
  client.call(generate, { params: { id: courseId } });
