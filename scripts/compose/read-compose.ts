import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const repository = join(import.meta.dirname, '..', '..');

/** What follows from a `NAME:` without a value: it is passed on from the shell or `.env`. */
const settings = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const composeService = z.looseObject({
  build: z
    .union([
      z.string(),
      z
        .object({ dockerfile: z.string(), target: z.string(), args: z.object({ SERVICE: z.string() }) })
        .loose(),
    ])
    .optional(),
  environment: settings.optional(),
  secrets: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  networks: z.array(z.string()).optional(),
});

const composeFile = z.object({
  services: z.record(z.string(), composeService.nullable()),
  secrets: z.record(z.string(), z.object({ file: z.string() })).optional(),
  networks: z.record(z.string(), z.looseObject({ internal: z.boolean().optional() }).nullable()).optional(),
});

type ComposeFile = z.output<typeof composeFile>;
export type ComposeService = z.output<typeof composeService>;

/** `!reset null` takes a service or a value of the file before away. */
const reset = { tag: '!reset', resolve: () => null };

/** A Compose file of the repository's root, its anchors resolved and its variables as they are written. */
export const readCompose = (name: string): ComposeFile =>
  composeFile.parse(
    parse(readFileSync(join(repository, name), 'utf8'), {
      merge: true,
      logLevel: 'error',
      customTags: [reset],
    }),
  );
