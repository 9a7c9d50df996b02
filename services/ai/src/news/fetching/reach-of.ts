import { ConfigError } from '@academy/service-kit/config/parse-config.ts';
import type { Reach } from './feed-address.ts';

interface ReachConfig {
  NODE_ENV: string;
  NEWS_ALLOW_LOOPBACK: boolean;
}

/** What feeds may be fetched from. Throws ConfigError where production is to fetch from its own machine. */
export const reachOf = ({ NODE_ENV, NEWS_ALLOW_LOOPBACK }: ReachConfig): Reach => {
  if (NODE_ENV === 'production' && NEWS_ALLOW_LOOPBACK)
    throw new ConfigError([{ key: 'NEWS_ALLOW_LOOPBACK', reason: 'is for tests only' }]);
  return { allowLoopback: NEWS_ALLOW_LOOPBACK };
};
