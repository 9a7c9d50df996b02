import type { WordRange } from '../reading/sentences.ts';
import type { Refusal } from './veto.ts';

/** Whether a prompt does what its exercise asks, as far as prompts whose worth is known can tell. */
export type SubjectFinding = {
  status: 'met' | 'close' | 'missing';
  /** It is met, and so near to good prompts that what the other criteria fail to see need not be there in words they know. */
  isConvincing: boolean;
  /** Why it is not met: it says too little to tell, is about something else, or is about the same and falls short. */
  lack: 'little' | 'elsewhere' | 'short';
  /**
   * It is so far from what is asked, or says so little, that it must not pass. Where it is merely not met, it may still
   * be good in a way that no prompt before it was.
   */
  refusal: Refusal | undefined;
  /** The sentence that makes it most about something else; undefined where it is not, or only speaks of form. */
  decidedBy: WordRange | undefined;
};
