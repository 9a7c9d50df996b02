import { flag } from '@academy/service-kit/config/common-config.ts';
import { z } from 'zod';

const addresses = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''));

/** The keys of news and feeds; the service spreads them. */
export const newsConfig = {
  /** The name under which the academy publishes its own news. */
  BRAND_NAME: z.string().default('Promptario'),
  /** RSS and Atom feeds that news is read from, with commas between them; staff may add more. */
  NEWS_FEEDS: addresses,
  /** The pause between two fetches of one feed. */
  NEWS_EVERY_MINUTES: z.coerce.number().int().min(5).max(1440).default(60),
  /** Lets feeds be on this machine: for tests, refused in production. */
  NEWS_ALLOW_LOOPBACK: flag.default(false),
};
