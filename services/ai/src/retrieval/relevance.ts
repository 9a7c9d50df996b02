import { conceptsOf, phrasesMatcher } from './concepts.ts';
import { tellingWords } from './terms.ts';
import { anchors, elsewhere } from './thesaurus/elsewhere.ts';

const elsewhereIn = phrasesMatcher([elsewhere]);
const anchorsIn = phrasesMatcher([anchors]);

/**
 * Where the best passage has known questions: a logistic regression over those of `content/questions`, elsewhere.yaml too, each
 * without those of its kind, both sides weighing alike, rounded. The thresholds are chosen on the open questions of
 * `npm run retrieval:strangers`: one in twelve that is not taught is taken for taught, and one in fifty that is taught for not.
 */
const withQuestions = {
  best: 0,
  known: 3.3,
  concept: 0.3,
  elsewhere: -1.1,
  anchor: 0.2,
  asked: 7,
  other: -9.5,
  saidHere: 0,
  saidElsewhere: 0,
  taught: 2.2,
  nearest: 1,
  reach: 0.5,
} as const;
/** Where it has none, such as in a new lesson: by words alone, chosen so that the open part of `test/questions` parts. */
const byWords = {
  best: 1.5,
  known: 1.5,
  concept: 0.9,
  elsewhere: -1.6,
  anchor: 1.2,
  asked: 0,
  other: 0,
  saidHere: 0,
  saidElsewhere: 0,
  taught: 3.9,
  nearest: 2.5,
  reach: 1.25,
} as const;
const unsaid = { withQuestions, byWords } as const;
/**
 * The same where whole sentences are compared: logistic regressions over the open questions of `npm run retrieval:strangers`, those of
 * `test/questions`, and the known questions, each without those of its kind; the three weigh alike, and so do both sides. Rounded.
 */
const bySentence = {
  withQuestions: {
    best: 0,
    known: 3.1,
    concept: 0.5,
    elsewhere: -2.7,
    anchor: 0.3,
    asked: 13.6,
    other: -9,
    saidHere: 5.9,
    saidElsewhere: -17.7,
    taught: -0.9,
    nearest: -2.2,
    reach: -2.9,
  },
  byWords: {
    best: 2.4,
    known: 3.2,
    concept: 0.7,
    elsewhere: -4,
    anchor: -0.4,
    asked: 0,
    other: 0,
    saidHere: 7.4,
    saidElsewhere: 0,
    taught: 8.6,
    nearest: 7.4,
    reach: 6.6,
  },
} as const;
/** Beyond these, more of the same says nothing new. */
const most = { concept: 3, elsewhere: 2, anchor: 2 } as const;

export type Teaching = 'taught' | 'nearest' | 'not-taught';

export interface Judged {
  teaching: Teaching;
  /** Whether the best passage is near enough to be counted as what a question is nearest to: less than `nearest` takes. */
  isWithinReach: boolean;
}

export interface Signs {
  question: string;
  /** The best passage's score, and the rarity that a word of a single passage would have. */
  best: number;
  rarest: number;
  /** Which part of the telling words stand in the texts. */
  known: number;
  /** How close it is to a question that learners are known to ask: 0 to 1. */
  asked: number;
  /** How close it is to one that the academy does not teach: 0 to 1. */
  other: number;
  /** Whether there are known questions for the best passage. */
  hasQuestions: boolean;
  /** How close it is as a whole sentence to one of the texts, and to one that the academy does not teach, where that is known. */
  said?: { here: number; elsewhere: number } | undefined;
}

/**
 * Whether the academy teaches what is asked, has only something near it, or does not teach it: how well a passage fits, what the
 * words tell, and what others asked.
 */
export const teachingOf = ({
  question,
  best,
  rarest,
  known,
  asked,
  other,
  hasQuestions,
  said,
}: Signs): Judged => {
  const compared = said ? bySentence : unsaid;
  const { taught, nearest, reach, ...weights } = hasQuestions ? compared.withQuestions : compared.byWords;
  const words = Math.max(1, new Set(tellingWords(question)).size);
  const relevance =
    weights.best * (best / Math.sqrt(words) / rarest) +
    weights.known * known +
    weights.concept * Math.min(most.concept, conceptsOf(question).size) +
    weights.elsewhere * Math.min(most.elsewhere, elsewhereIn(question).size) +
    weights.anchor * Math.min(most.anchor, anchorsIn(question).size) +
    weights.asked * asked +
    weights.other * other +
    weights.saidHere * (said?.here ?? 0) +
    weights.saidElsewhere * (said?.elsewhere ?? 0);
  const isWithinReach = relevance >= reach;
  if (relevance >= taught) return { teaching: 'taught', isWithinReach };
  return { teaching: relevance >= nearest ? 'nearest' : 'not-taught', isWithinReach };
};
