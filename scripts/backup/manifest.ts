import { z } from 'zod';

export const manifestName = 'manifest.json';

const schema = z.object({
  kind: z.literal('promptario-backup'),
  /** Of the data inside, as format.json has it. */
  format: z.number().int(),
  createdAt: z.iso.datetime(),
  files: z.number().int(),
  bytes: z.number().int(),
});

export type Manifest = z.infer<typeof schema>;

/** Null when the text is not the manifest of a backup. */
export const parseManifest = (text: string): Manifest | null => {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
