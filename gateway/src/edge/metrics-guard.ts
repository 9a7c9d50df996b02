import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { isPrivateAddress } from './private-address.ts';

/**
 * Who may read /metrics: private addresses. The gateway speaks plain HTTP, so an https address means a proxy
 * in front; if none is trusted, everybody seems to call from its address, and nobody may.
 */
export const createMetricsGuard = (options: {
  isHttps: boolean;
  trustedHops: number;
  logger: Logger;
}): ((caller: { ip?: string | undefined }) => boolean) => {
  if (options.isHttps && options.trustedHops === 0) {
    options.logger.warn(
      'PUBLIC_URL is https and TRUST_PROXY is 0: everybody shares the limits of one address, and /metrics is closed. ' +
        'Set TRUST_PROXY to the number of proxies in front.',
    );
    return () => false;
  }
  return ({ ip }) => isPrivateAddress(ip ?? '');
};
