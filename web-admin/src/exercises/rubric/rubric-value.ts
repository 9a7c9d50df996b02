import type { RubricData } from '@academy/contracts/content/exercise-file.ts';
import { CRITERION_IDS, MUST_NOT_KINDS } from '@academy/prompt-rubric/rubric.ts';
import { z } from 'zod';
import { faultsOf, readRubric } from './rubric-text.ts';
import { readYaml } from './yaml-data.ts';

/** In the form a rubric is the data that cards edit, complete or not, or the text that somebody typed as YAML. */
export type RubricValue = RubricData | string;

const texts = z.looseObject({ es: z.string(), en: z.string() });
const words = z.looseObject({ es: z.array(z.string()), en: z.array(z.string()) });

/** What a card can show, whether it is right or not; fields that it does not know stay as they are. */
const drawableRubric = z.looseObject({
  passScore: z.number(),
  criteria: z.array(
    z.looseObject({
      id: z.enum(CRITERION_IDS),
      key: z.string().optional(),
      weight: z.number(),
      mustHave: z.union([z.boolean(), z.literal('partly')]).optional(),
      label: texts.optional(),
      any: words.optional(),
      kinds: z.array(z.enum(MUST_NOT_KINDS)).optional(),
      atLeast: z.number().optional(),
      words: z.looseObject({ least: z.number(), most: z.number() }).optional(),
      hint: texts.optional(),
    }),
  ),
  groups: z
    .array(
      z.looseObject({
        id: z.string(),
        label: texts,
        atLeast: z.number(),
        of: z.array(z.string()),
        hint: texts.optional(),
      }),
    )
    .optional(),
});

function dataOf(value: RubricValue): unknown {
  if (typeof value !== 'string') return value;
  const read = readYaml(value);
  return 'data' in read ? read.data : null;
}

/** The rubric as cards show it, or null where they cannot: no YAML, or a kind of field that no card has. */
export function drawable(value: RubricValue): RubricData | null {
  const result = drawableRubric.safeParse(dataOf(value));
  // It has every field of a rubric in its type, and may have more of them.
  return result.success ? (result.data as RubricData) : null;
}

/** The rubric as it would be saved, or null while a rule of it is broken. */
export function whole(value: RubricValue): RubricData | null {
  if (typeof value !== 'string') return faultsOf(value).length === 0 ? value : null;
  const reading = readRubric(value);
  return 'rubric' in reading ? reading.rubric : null;
}
