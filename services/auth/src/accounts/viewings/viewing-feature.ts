import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import type { AuthDeps } from '../../deps.ts';
import { createOwnerless } from '../../ownerless.ts';
import type { UserModel } from '../users/user-model.ts';
import { closeViewings } from './close-viewings.ts';
import { endViewingsOf } from './end-viewing.ts';
import { outdatedViewings, viewingModel, type ViewingModel } from './viewing-model.ts';
import { viewingsRouter } from './viewings-router.ts';

export const createViewingModels = (mongo: Runtime['mongo']) => ({ viewings: viewingModel(mongo) });

const closedEveryMs = 30_000;

interface ViewingModels {
  viewings: ViewingModel;
  users: UserModel;
}

export const viewingSweeps = ({ viewings, users }: ViewingModels): SweepJob[] => [
  {
    name: 'viewings past their time',
    retention: 'viewings',
    model: viewings,
    filter: outdatedViewings,
  },
  {
    name: 'viewings of deleted accounts',
    model: viewings,
    filter: createOwnerless({ model: viewings, users }),
  },
];

/** Administrators view the academy as a learner; `users` say whose account is gone. */
export const viewingFeature = (deps: AuthDeps, models: ViewingModels): Feature =>
  defineFeature({
    name: 'viewings',
    models: [models.viewings],
    routers: (routes) => [viewingsRouter(routes, deps)],
    workers: [
      createWorker({
        name: 'viewings that ended',
        work: () => closeViewings(deps),
        everyMs: closedEveryMs,
        logger: deps.logger,
      }),
    ],
    sweeps: viewingSweeps(models),
    erase: async (userId) => {
      await endViewingsOf(deps, userId);
      await deps.viewings.erase(userId);
    },
  });
