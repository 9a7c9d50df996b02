import { z } from 'zod';

export const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** A short name of the browser and system, such as `Firefox on Linux`. */
  device: z.string(),
});
