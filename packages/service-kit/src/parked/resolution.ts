import { z } from 'zod';

/** What becomes of a parked message, as a record on its dead-letter topic, whose one partition orders them all. */
const resolutionSchema = z.object({
  id: z.string(),
  action: z.enum(['replay-begun', 'replayed', 'discarded']),
  /** Names the attempt: of two that begin a replay at once, the first in the topic makes it. */
  token: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type Resolution = z.infer<typeof resolutionSchema>;

/** Null where the record is malformed: it must not stop the reader of those after it. */
export const readResolution = (value: string | null): Resolution | null => {
  try {
    return resolutionSchema.parse(JSON.parse(value ?? 'null'));
  } catch {
    return null;
  }
};
