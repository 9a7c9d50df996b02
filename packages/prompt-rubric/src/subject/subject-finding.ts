import type { WordRange } from '../reading/sentences.ts';

/** Whether a prompt does what its exercise asks, as far as prompts whose worth is known can tell. */
export type SubjectFinding = {
  status: 'met' | 'close' | 'missing';
  /** It is met, and so near to good prompts that what the other criteria fail to see need not be there in words they know. */
  isConvincing: boolean;
  /** Why it is not met: it says too little to tell, is about something else, or is about the same and falls short. */
  lack: 'little' | 'elsewhere' | 'short';
  /**
   * The score of the other criteria under which the prompt is refused, since it is far from what is asked or says too little:
   * Infinity whatever they score, undefined where it may still be good in a way that no prompt before it was.
   */
  refusedUnder: number | undefined;
  /** The sentence that makes it most about something else; undefined where it is not, or only speaks of form. */
  decidedBy: WordRange | undefined;
};
