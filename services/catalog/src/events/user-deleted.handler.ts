import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import type { CatalogDeps } from '../use-cases/deps.ts';
import { eraseLearner } from '../use-cases/erase-learner.ts';

/** A deleted account takes its attempts and progress with it. */
export const userDeletedHandler = (catalog: CatalogDeps): EventHandler =>
  defineHandler({
    event: userDeletedV1,
    expects: z.object({ id: z.string() }),
    example: { id: '0197f3a0-0000-7000-8000-000000000001' },
    handle: ({ data }) => eraseLearner(catalog, data.id),
  });
