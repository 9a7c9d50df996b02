import { z } from 'zod';

/** How long somebody counts as present since their tab last said so, in milliseconds. */
export const presentForMs = 30_000;

/** A tab of the console and the record that it has open. */
export const presenceSchema = z.object({
  /** The console's name of the kind of record, such as `lessons`. */
  resource: z.string().regex(/^[a-z-]{1,40}$/),
  recordId: z.string().min(1).max(200),
  /** The tab's own id, new with each form that it opens. */
  tab: z.uuid(),
  /** `opened` asks the other tabs to answer with `open`. */
  state: z.enum(['opened', 'open', 'left']),
});
export type Presence = z.infer<typeof presenceSchema>;
