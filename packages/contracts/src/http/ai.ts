import { playgroundEndpoints } from './ai/playground.ts';
import { promptEndpoints } from './ai/prompts.ts';
import { speechEndpoints } from './ai/speech.ts';
import { tutorEndpoints } from './ai/tutor.ts';

/** One file a piece under `ai/`; every endpoint here is answered by services/ai. */
export const aiEndpoints = {
  ...tutorEndpoints,
  ...playgroundEndpoints,
  ...promptEndpoints,
  ...speechEndpoints,
} as const;
