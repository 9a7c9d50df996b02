import type { Pause } from './gaps.ts';

/** One word or number of the prompt. */
export type Word = {
  /** Folded: lower case, no accents. */
  norm: string;
  start: number;
  end: number;
  isNumber: boolean;
  /** It holds sentences together and says little by itself. */
  isFunction: boolean;
  /** In either language. */
  isCommandForm: boolean;
  /** It ends in é or ó: in Spanish a past tense and not a command. */
  endsStressed: boolean;
  /** The punctuation between the word before and this one: `""` for blanks alone, `", "`, `": "`, `".\n"`… */
  gap: string;
  pause: Pause;
  /** A number for the spelling; equal words have equal numbers. */
  hash: number;
  /** Its number in the vocabulary of words that begin a phrase of a lexicon; 0 for all others. */
  term: number;
};
