import { z } from 'zod';
import { commonConfig, flag } from '../../src/config/common-config.ts';
import { parseConfig } from '../../src/config/parse-config.ts';

const schema = z.object({
  ...commonConfig,
  WRITES: z.coerce.number().int().default(0),
  ACCOUNTS: z.coerce.number().int().default(3),
  DRAIN_EACH: flag.default(false),
  GROUP: z.string().default('reader'),
});

export const fixtureConfig = (): z.infer<typeof schema> => parseConfig(schema, process.env);
