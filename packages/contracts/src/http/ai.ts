import { playgroundEndpoints } from './ai/playground.ts';
import { feedEndpoints } from './ai/feeds.ts';
import { newsEndpoints } from './ai/news.ts';
import { promptEndpoints } from './ai/prompts.ts';
import { sentQuestionEndpoints } from './ai/sent-questions.ts';
import { secondOpinionEndpoints } from './ai/second-opinion.ts';
import { summaryEndpoints } from './ai/summaries.ts';
import { speechEndpoints } from './ai/speech.ts';
import { budgetEndpoints } from './ai/budgets.ts';
import { tutorChatEndpoints, tutorEndpoints } from './ai/tutor.ts';
import { knownQuestionEndpoints } from './ai/known-questions.ts';
import { passageEndpoints } from './ai/passages.ts';
import { tutorVoteEndpoints } from './ai/tutor-votes.ts';
import { tutorGapEndpoints } from './ai/tutor-gaps.ts';
import { toolEndpoints } from './ai/tools.ts';
import { usageEndpoints } from './ai/usage.ts';

/** One file a piece under `ai/`; every endpoint here is answered by services/ai. */
export const aiEndpoints = {
  ...tutorEndpoints,
  ...tutorChatEndpoints,
  ...sentQuestionEndpoints,
  ...tutorVoteEndpoints,
  ...tutorGapEndpoints,
  ...passageEndpoints,
  ...knownQuestionEndpoints,
  ...playgroundEndpoints,
  ...promptEndpoints,
  ...summaryEndpoints,
  ...speechEndpoints,
  ...budgetEndpoints,
  ...usageEndpoints,
  ...newsEndpoints,
  ...feedEndpoints,
  ...toolEndpoints,
  ...secondOpinionEndpoints,
} as const;
