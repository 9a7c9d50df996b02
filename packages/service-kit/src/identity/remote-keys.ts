import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Logger } from '../logging/logger.ts';

const refreshAfterMs = 10 * 60_000;
const cooldownMs = 5_000;
const timeoutMs = 3_000;

/**
 * auth's public keys, by its JWKS address. They are kept while auth is away and looked up again in the background
 * every ten minutes, so that a withdrawn key goes; an unknown key id is looked up at once, at most every five
 * seconds.
 */
export const remoteKeys = (url: string, logger: Logger): JWTVerifyGetKey => {
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: Infinity,
    cooldownDuration: cooldownMs,
    timeoutDuration: timeoutMs,
  });
  let checkedAt = Date.now();
  const refresh = (): void => {
    checkedAt = Date.now();
    keys.reload().catch((error: unknown) => logger.warn({ err: error }, 'signing keys could not be renewed'));
  };
  return (header, token) => {
    if (Date.now() - checkedAt > refreshAfterMs && keys.jwks() !== undefined) refresh();
    return keys(header, token);
  };
};
