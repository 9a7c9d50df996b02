/** The languages of the interface, and of the lexicons. */
export type Language = 'es' | 'en';

export type Bilingual = { es: string; en: string };

/** Every criterion a rubric may name. The registry in `criteria/registry.ts` has one detector for each. */
export const CRITERION_IDS = [
  'role',
  'task',
  'context',
  'audience',
  'format',
  'constraints',
  'goal',
  'examples',
  'delimiters',
  'placeholders',
  'success',
  'grounding',
  'reasoning',
  'contradictions',
  'vagueness',
  'privacy',
  'injection',
  'answer-language',
  'mentions',
  'must-nots',
  'length',
  'material',
  'subject',
] as const;

export type CriterionId = (typeof CRITERION_IDS)[number];

/** What `must-nots` can look for by itself. */
export const MUST_NOT_KINDS = [
  'invent',
  'promise',
  'insult',
  'pretend',
  'obey',
  'decide',
  'expose',
  'unproven',
  'unasked',
  'outside',
  'extras',
  'praise',
] as const;

export type MustNotKind = (typeof MUST_NOT_KINDS)[number];

/** One criterion of an exercise's rubric, as data. */
export type CriterionSetting = {
  id: CriterionId;
  /** What groups and verdicts call it by, in kebab-case. Default: its id; from the second of an id on with its number. */
  key?: string | undefined;
  /** Share of the score, relative to the other criteria's weights. Not negative. */
  weight: number;
  /** The prompt passes only if this criterion is met (`partly`: at least partly met), whatever the score. */
  mustHave?: boolean | 'partly' | undefined;
  /** Replaces the criterion's own name. */
  label?: Bilingual | undefined;
  /**
   * For `mentions`: words or phrases of the exercise; for `must-nots`: phrases that may not be asked for. Both languages'
   * lists are always tried.
   */
  any?: { es: string[]; en: string[] } | undefined;
  /** For `must-nots`: what it rules out. */
  kinds?: MustNotKind[] | undefined;
  /** For `mentions`: how many different entries of a list must appear. Default 1. */
  atLeast?: number | undefined;
  /** For `mentions` of which one entry is enough: other words that mean as much are found, too. */
  byMeaning?: true | undefined;
  /** For `length`: the fewest and the most words that an answer may have which serves its reader. Both are generous. */
  words?: { least: number; most: number } | undefined;
  /** Replaces the built-in hint while the criterion is not met. */
  hint?: Bilingual | undefined;
};

/** Some of several: the prompt passes only if enough of the named criteria are met. Each still counts in the score. */
export type CriterionGroup = {
  id: string;
  label: Bilingual;
  /** How many of the named criteria must be met. */
  atLeast: number;
  /** Keys of criteria, or their ids where they have no key. */
  of: string[];
  /** Replaces the built-in hint while too few are met. */
  hint?: Bilingual | undefined;
};

export type Rubric = {
  /** Lowest score that passes, 0 to 100. */
  passScore: number;
  criteria: CriterionSetting[];
  groups?: CriterionGroup[] | undefined;
};

/** `broken`: something is there that should not be, and the spans show it. */
export type CriterionStatus = 'met' | 'partly' | 'missing' | 'broken';

/** Half-open range of UTF-16 offsets into the text that was checked. */
export type Span = { start: number; end: number };

export type CriterionVerdict = {
  id: CriterionId;
  /** Tells it from another of the same id in the rubric. */
  key: string;
  label: string;
  status: CriterionStatus;
  weight: number;
  /** Whether a pass needs it: the rubric insists on it, wholly or in part, or it is broken. */
  mustHave: boolean;
  /** Sorted by start, never overlapping. */
  spans: Span[];
  /**
   * False where nothing is asked for, so that there is nothing to look over: the criterion has no weight then and no
   * must-have, and its status means nothing. Absent otherwise.
   */
  judged?: false;
  message: string;
  hint: string | null;
  /** Met because the learner pointed to the words in `spans`; absent where the rubric found it by itself. */
  pointedOut?: true;
  /** It is open, and the learner may point to the words that fulfil it; absent otherwise. */
  pointable?: true;
};

export type GroupVerdict = {
  id: string;
  label: string;
  atLeast: number;
  /** How many of the group's criteria are met. */
  met: number;
  satisfied: boolean;
  /** Null once satisfied. */
  hint: string | null;
};

export type PromptLanguage = Language | 'mixed';

export type PromptVerdict = {
  passed: boolean;
  /** Whole number from 0 to 100. */
  score: number;
  criteria: CriterionVerdict[];
  /** In the rubric's order; empty when it has none. */
  groups: GroupVerdict[];
  promptLanguage: PromptLanguage;
  words: number;
  /** Estimate, see `estimateTokens`. */
  tokens: number;
  /** The pointings that changed nothing, in the order given; absent where there are none. */
  refusedPointings?: RefusedPointing[];
};

/** The exercise's own texts: what is copied from them earns nothing. */
export type ExerciseTexts = {
  instructions?: string | undefined;
  hints?: string[] | undefined;
};

/** Words of the prompt that fulfil a criterion, as the learner says. Offsets as in `Span`. */
export type PointedWords = Span & {
  /** The criterion's key in the verdict. */
  key: string;
};

/** Why a pointing changes nothing. */
export const POINTING_REFUSALS = [
  'unknown-criterion',
  'not-for-pointing',
  'twice',
  'too-many',
  'out-of-range',
  'too-short',
  'too-long',
  'material',
  'copied',
  'loose-words',
  'used',
  'finished-text',
  'others-first',
] as const;

export type PointingRefusal = (typeof POINTING_REFUSALS)[number];

export type RefusedPointing = PointedWords & { reason: PointingRefusal; message: string };
