import { z } from 'zod';

/** Why a teacher would hand a weak prompt back. */
export const weakKinds = [
  'off-subject',
  'wrong-reader',
  'finished-text',
  'opposite',
  'vague',
  'essential-missing',
  'contradictory',
  'copied-instructions',
  'keyword-salad',
  'chat',
] as const;

const common = {
  language: z.enum(['es', 'en']),
  /** Tells who wrote it, so that a fit can be tried on writers it has not seen. */
  writer: z.string().optional(),
  voice: z.string(),
  text: z.string().min(1),
};

/**
 * `content/courses/<course>/lessons/<lesson>/unseen/<NN>-<slug>.{open,sealed}.yaml`: prompts for an exercise, written from
 * its lesson and instructions alone. The sealed file is in Base64.
 */
export const unseenFile = z.array(
  z.discriminatedUnion('judged', [
    z.strictObject({ ...common, judged: z.literal('good') }),
    z.strictObject({ ...common, judged: z.literal('weak'), kind: z.enum(weakKinds) }),
  ]),
);

export type UnseenPrompt = z.infer<typeof unseenFile>[number];
