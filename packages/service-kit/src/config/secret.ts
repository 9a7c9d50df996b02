import type { z } from 'zod';

/**
 * Marks a setting that no other process may see: `MY_KEY: secret(z.string().optional())`. Call it last, since zod keeps
 * the mark on the schema that it is given to. The starter passes a marked setting to its own service only.
 */
export const secret = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ secret: true });

/** The names of the settings that a config schema marks with `secret`. */
export const secretKeys = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape)
    .filter(([, setting]) => (setting as z.ZodType).meta()?.secret === true)
    .map(([key]) => key);
