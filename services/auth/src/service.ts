import { authEndpoints } from '@academy/contracts/http/auth/auth-endpoints.ts';
import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import { createAutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { retentionWork } from '@academy/service-kit/automations/retention-work.ts';
import { collectFeatures } from '@academy/service-kit/lifecycle/collect-features.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { defineFeature, eraseFrom, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { accountFeature } from './accounts/account-feature.ts';
import { invitationFeature } from './accounts/invitations/invitation-feature.ts';
import { viewingFeature } from './accounts/viewings/viewing-feature.ts';
import { auditFeature } from './audit/audit-feature.ts';
import { configSchema } from './config.ts';
import { createDeps, type Overrides } from './dependencies.ts';
import type { AuthDeps } from './deps.ts';
import { consumers } from './events/consumers.ts';
import { createModels } from './models.ts';
import { paymentFeature } from './payments/payment-feature.ts';
import { webhooksPath } from './payments/webhooks/webhooks-path.ts';
import { automationWorks } from './payments/workers/automation-works.ts';
import { supportFeature } from './support/support-feature.ts';

/** auth put together; a test gives its own clock and payment provider. */
export const authService = (overrides: Overrides = {}) =>
  defineService({
    name: 'auth',
    config: configSchema,
    compose: async (runtime, config) => {
      const { mongo, metrics } = runtime;
      const models = createModels(mongo);
      const made = await createDeps(models, runtime, config, overrides);
      const deps: AuthDeps = { ...made, eraseMember: (userId) => eraseFrom(features, userId) };
      const features: readonly Feature[] = [
        accountFeature(deps, { models, metrics }),
        invitationFeature(deps, models),
        viewingFeature(deps, models),
        paymentFeature(deps, { models, mongo }),
        supportFeature(deps, models),
        auditFeature(deps, models),
      ];
      const { sweeps } = collectFeatures(features);
      const automations = createAutomationWork(runtime, {
        works: { ...automationWorks(deps), retention_sweep: retentionWork(sweeps) },
      });
      return {
        deps,
        models,
        http: {
          bodyLimit: largestBodyBytes(authEndpoints),
          rawBodies: { path: webhooksPath, limit: '256kb' },
        },
        identity: deps.identity,
        features: [
          ...features,
          defineFeature({
            name: 'events',
            groups: [{ handlers: consumers({ ...deps, automations: automations.inbox }) }],
          }),
          automations.feature,
        ],
      };
    },
  });
