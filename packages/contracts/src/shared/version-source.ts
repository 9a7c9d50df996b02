import { z } from 'zod';

/** How a kept state of a record came to be. `earlier`: what stood there before the first change that was kept. */
export const versionSourceSchema = z.enum([
  'created',
  'saved',
  'restored',
  'imported',
  'automation',
  'earlier',
]);
export type VersionSource = z.infer<typeof versionSourceSchema>;
