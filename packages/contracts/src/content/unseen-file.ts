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
 * its lesson and instructions alone; in `<NN>-<slug>.natural.{open,sealed}.yaml` short ones, as people type them in a hurry.
 * Sealed files are in Base64.
 */
export const unseenFile = z.array(
  z.discriminatedUnion('judged', [
    z.strictObject({ ...common, judged: z.literal('good') }),
    z.strictObject({ ...common, judged: z.literal('weak'), kind: z.enum(weakKinds) }),
  ]),
);

export type UnseenPrompt = z.infer<typeof unseenFile>[number];

/**
 * `unseen/<NN>-<slug>.twins.{open,sealed}.yaml` beside them: prompts that one clause turns. The writers saw lesson, instruction
 * and the prompt `base`. A good base was damaged, so that a teacher would refuse the twin; a weak one was repaired with few words.
 */
export const twinsFile = z.array(
  z.strictObject({
    language: z.enum(['es', 'en']),
    writer: z.string(),
    side: z.enum(['damaged', 'repaired']),
    base: z.string().min(1),
    text: z.string().min(1),
    /** The clause as it was in the base; empty where one was put in. */
    before: z.string(),
    /** The clause as it is in the twin; empty where one was taken out. */
    after: z.string(),
    /** What the verdict turns on, in a few words of English. */
    point: z.string().min(1),
  }),
);

export type Twin = z.infer<typeof twinsFile>[number];

/** What a teacher reads in one line of the verdict: as `CriterionStatus` of the rubric. */
const lineStatus = z.enum(['met', 'partly', 'missing', 'broken']);

/**
 * `unseen/<NN>-<slug>.lines.{open,sealed}.yaml`: what two teachers, apart and without sight of a verdict, read in each line of
 * the verdict on a prompt, by the key of its criterion. They saw instruction, prompt, and the label and hint of each line.
 */
export const linesFile = z.array(
  z.strictObject({
    language: z.enum(['es', 'en']),
    text: z.string().min(1),
    readings: z.array(z.record(z.string(), lineStatus)).length(2),
  }),
);

export type LinesRead = z.infer<typeof linesFile>[number];

const sentences = z.array(z.string().min(1)).min(1);

/**
 * `content/policies/<kind>.<language>.{open,sealed}.yaml`: sentences as they stand in prompts, by writers who saw what the
 * policy says and no exercise. `keep` is its careful side, `break` asks for what the must-not of that kind rules out, `beside`
 * sounds alike and concerns another matter.
 */
export const policyFile = z.array(
  z.strictObject({ writer: z.string(), keep: sentences, break: sentences, beside: sentences }),
);

/**
 * `content/checker/<language>.{open,sealed}.yaml`: what people put beside a prompt to sway whoever judges it (`to`), and honest
 * parts of prompts that sound alike (`beside`), by a writer who saw no exercise.
 */
export const checkerFile = z.strictObject({ to: sentences, beside: sentences });

export type CheckerFile = z.infer<typeof checkerFile>;

const wordList = z.array(z.string().trim().min(2));

/** `content/points/exercises.yaml`: what teachers ask for in notes, and the words that someone else listed for it. */
export const pointExercisesFile = z.array(
  z.strictObject({
    exercise: z.string(),
    instructions: z.strictObject({ es: z.string(), en: z.string() }),
    points: z.array(
      z.strictObject({
        point: z.string(),
        /** How many of the lists a prompt has to speak of. */
        need: z.int().min(1),
        lists: z.array(z.strictObject({ es: wordList, en: wordList })).min(1),
      }),
    ),
  }),
);
export type PointExercise = z.infer<typeof pointExercisesFile>[number];

/** `content/points/prompts.{open,sealed}.yaml`: natural prompts for these exercises, by writers who saw the tasks alone. */
export const pointPromptsFile = z.array(
  z.strictObject({
    exercise: z.string(),
    language: z.enum(['es', 'en']),
    isGood: z.boolean(),
    /** By number from 1: the points that a prompt lacks which is not good. */
    missing: z.array(z.int().min(1)).optional(),
    text: z.string(),
  }),
);
export type PointPrompt = z.infer<typeof pointPromptsFile>[number];
