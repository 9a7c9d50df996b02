import { playgroundEndpoints } from './playground.ts';
import { feedEndpoints } from './feeds.ts';
import { newsEndpoints } from './news.ts';
import { promptEndpoints } from './prompts.ts';
import { sentQuestionEndpoints } from './sent-questions.ts';
import { secondOpinionEndpoints } from './second-opinion.ts';
import { summaryEndpoints } from './summaries.ts';
import { speechEndpoints } from './speech.ts';
import { budgetEndpoints } from './budgets.ts';
import { tutorChatEndpoints, tutorEndpoints } from './tutor.ts';
import { knownQuestionEndpoints } from './known-questions.ts';
import { passageEndpoints } from './passages.ts';
import { tutorVoteEndpoints } from './tutor-votes.ts';
import { tutorGapEndpoints } from './tutor-gaps.ts';
import { toolEndpoints } from './tools.ts';
import { usageEndpoints } from './usage.ts';

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
