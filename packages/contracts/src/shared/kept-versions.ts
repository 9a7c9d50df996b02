import { z } from 'zod';
import { idParamsSchema, idSchema, staffListQuerySchema } from './lists.ts';
import { versionSourceSchema } from './version-source.ts';

/** A kept state of a record, without the state itself. */
export const versionSchema = z.object({
  id: z.string(),
  savedAt: z.iso.datetime(),
  /** Who of staff saved it; null where nobody did, or where that is too long ago. */
  savedBy: z.string().nullable(),
  /** `earlier`: what stood there before the first change that was kept. */
  source: versionSourceSchema,
  /** The names of the fields that this save changed. */
  fields: z.array(z.string()),
  /** Whether it was published then. */
  isPublished: z.boolean(),
});
export type ContentVersion = z.infer<typeof versionSchema>;

/** Fields that the record had then: an older one lacks what records have gained since. */
export const keptState = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  versionSchema.extend({ state: fields.partial() });

/** What the file of a record says, as it was imported last; null where it came from none, or nobody knows what it said. */
export const fileState = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  z.object({ state: fields.partial().nullable() });

const reads = { access: 'content.read', method: 'GET', errors: [404] } as const;
const one = { ...reads, params: idParamsSchema.extend({ versionId: idSchema }) } as const;

/** What the calls for the kept states of any kind of content have in common. */
export const keptVersions = {
  list: {
    ...reads,
    params: idParamsSchema,
    query: staffListQuerySchema.pick({ range: true }),
    response: z.array(versionSchema),
  },
  one,
  restored: { ...one, access: 'content.write', method: 'POST', errors: [404, 409] },
  file: { ...reads, params: idParamsSchema },
  fileRestored: {
    ...reads,
    access: 'content.write',
    method: 'POST',
    params: idParamsSchema,
    errors: [404, 409],
  },
  restoring: 'An ordinary save: `If-Match` guards it, and 400 names what keeps it from being saved.',
} as const;
