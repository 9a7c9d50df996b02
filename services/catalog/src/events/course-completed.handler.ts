import { courseCompletedV1 } from '@academy/contracts/events/catalog/course-completed.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { certifyLearner } from '../use-cases/certificates/certify-learner.ts';
import type { CatalogDeps } from '../use-cases/deps.ts';

/** Issues the certificate that completing a course earns. */
export const courseCompletedHandler = (catalog: CatalogDeps): EventHandler =>
  defineHandler({
    event: courseCompletedV1,
    expects: z.looseObject({ userId: z.string() }),
    example: { userId: '0197f3a0-0000-7000-8000-000000000001', courseId: 'first-steps' },
    handle: ({ data }) => certifyLearner(catalog, data.userId),
  });
