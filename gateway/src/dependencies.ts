import type { RequestListener } from 'node:http';
import { endpoints } from '@academy/contracts/registry/services.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import { perService, upstreamVariable } from '@academy/contracts/registry/upstreams.ts';
import type { Site } from '@academy/contracts/http/gateway/site.ts';
import { createHttpApp } from '@academy/service-kit/http/create-http-app.ts';
import { createIdentity } from '@academy/service-kit/identity/create-identity.ts';
import { startIdentityFeed, type IdentityFeed } from '@academy/service-kit/identity/identity-feed.ts';
import { remoteKeys } from '@academy/service-kit/identity/remote-keys.ts';
import type { ProcessRuntime } from '@academy/service-kit/lifecycle/process-runtime.ts';
import { createParkedMessages, type ParkedMessages } from '@academy/service-kit/parked/parked-messages.ts';
import type { Config } from './config.ts';
import { apiDocs } from './docs/api-docs.ts';
import { observeAnswers } from './edge/observe-answers.ts';
import { createEdge } from './edge/edge.ts';
import { contentSecurityPolicy, securityHeaders } from './edge/security-headers.ts';
import { createForwarding } from './forwarding/forwarding.ts';
import { createMetricsGuard } from './edge/metrics-guard.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { createStreamLimit } from './limits/stream-limit.ts';
import { startLiveFeed, type LiveFeed } from './live/live-feed.ts';
import { liveRoutes } from './live/live-routes.ts';
import { parkedRoutes } from './parked/parked-routes.ts';
import { presenceRoutes } from './presence/presence-routes.ts';
import { createLinkPreviews, type PreviewOf } from './previews/link-previews.ts';
import { createPublicReader } from './previews/read-json.ts';
import { createRouteTable } from './routing/route-table.ts';
import { unknownCalls } from './routing/unknown-calls.ts';
import { siteRoutes } from './site/site-routes.ts';
import { webApps } from './static/web-apps.ts';

export interface Gateway {
  listener: RequestListener;
  identityFeed: IdentityFeed;
  liveFeed: LiveFeed;
  closeUpstreams: () => Promise<void>;
}

const siteOf = (config: Config): Site => ({
  brand: config.BRAND_NAME,
  company: config.COMPANY_NAME,
  companyAddress: config.COMPANY_ADDRESS,
  companyTaxId: config.COMPANY_TAX_ID,
  companyRegister: config.COMPANY_REGISTER,
  contactEmail: config.CONTACT_EMAIL,
  privacyEmail: config.PRIVACY_EMAIL,
  publicUrl: config.PUBLIC_URL,
  termsVersion: config.TERMS_VERSION,
  analyticsScript: config.ANALYTICS_SCRIPT_URL ?? null,
});

const analyticsOrigin = ({ ANALYTICS_SCRIPT_URL: script }: Config): string | null =>
  script === undefined ? null : new URL(script).origin;

/** A page is never held up for longer than this by what its link shows elsewhere. */
const previewDeadlineMs = 300;

const isHttps = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL.startsWith('https:');

const ownApp = (
  config: Config,
  deps: ProcessRuntime & {
    identityFeed: IdentityFeed;
    liveFeed: LiveFeed;
    parked: ParkedMessages;
    previewOf: PreviewOf;
  },
): RequestListener => {
  const { kafka, logger, metrics, health, identityFeed, liveFeed, parked, previewOf } = deps;
  const identity = createIdentity({
    keys: remoteKeys(config.AUTH_JWKS_URL, logger),
    users: identityFeed.users,
    revocations: identityFeed.revocations,
  });
  const takeStream = createStreamLimit({
    perAddress: config.STREAMS_PER_ADDRESS,
    perUser: config.STREAMS_PER_USER,
  });
  const routes = { identity, validateResponses: config.NODE_ENV !== 'production' };
  return createHttpApp({
    service: 'gateway',
    logger,
    metrics,
    health,
    routers: [
      liveRoutes({ ...routes, hub: liveFeed.hub, takeStream }),
      siteRoutes({ ...routes, site: siteOf(config) }),
      parkedRoutes(routes, parked),
      presenceRoutes(routes, kafka),
      apiDocs(),
      unknownCalls(),
      webApps({
        learner: config.WEB_LEARNER_DIR,
        admin: config.WEB_ADMIN_DIR,
        site: siteOf(config),
        policy: (inlineScripts) => contentSecurityPolicy(analyticsOrigin(config), inlineScripts),
        previewOf,
      }),
    ],
    trustProxy: config.TRUST_PROXY,
    // This port is the public's; how busy the academy is concerns its operator.
    mayReadMetrics: createMetricsGuard({ isHttps: isHttps(config), trustedHops: config.TRUST_PROXY, logger }),
  });
};

/** The gateway put together; it does not listen yet. */
export const compose = (config: Config, runtime: ProcessRuntime): Gateway => {
  const { kafka, logger, metrics } = runtime;
  const identityFeed = startIdentityFeed({ kafka, service: 'gateway', logger });
  const liveFeed = startLiveFeed({
    kafka,
    topicPrefix: config.TOPIC_PREFIX,
    secret: config.STREAM_SECRET,
    logger,
  });
  const parked = createParkedMessages(
    kafka,
    topics.map(({ name }) => name),
  );
  const forwarding = createForwarding({ deadlineMs: config.UPSTREAM_DEADLINE_MS });
  const catalog = createPublicReader(config.CATALOG_URL, { deadlineMs: previewDeadlineMs });
  const library = createPublicReader(config.LIBRARY_URL, { deadlineMs: previewDeadlineMs });
  const previewOf = createLinkPreviews({ catalog: catalog.read, library: library.read });
  const listener = createEdge({
    routeOf: createRouteTable(endpoints),
    forwards: perService((name) => forwarding.to(config[upstreamVariable(name)])),
    own: ownApp(config, { ...runtime, identityFeed, liveFeed, parked, previewOf }),
    rateLimit: createRateLimit({
      callsPerMinute: config.CALLS_PER_MINUTE,
      signInsPerMinute: config.SIGN_INS_PER_MINUTE,
    }),
    securityHeaders: securityHeaders({
      analyticsOrigin: analyticsOrigin(config),
      isHttps: isHttps(config),
    }),
    trustedHops: config.TRUST_PROXY,
    logger,
    onAnswer: observeAnswers({ logger, metrics, log: config.ACCESS_LOG }),
  });
  const closeUpstreams = async (): Promise<void> => {
    await Promise.all([forwarding.close(), catalog.close(), library.close()]);
  };
  return { listener, identityFeed, liveFeed, closeUpstreams };
};
