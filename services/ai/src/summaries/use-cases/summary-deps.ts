import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Knowledge } from '../../knowledge/cache/knowledge.ts';
import type { AskModel } from '../../providers/ask/answer.ts';
import type { Providers } from '../../providers/provider-port.ts';
import type { Later } from '../../turns/patience.ts';
import type { Turns } from '../../turns/turns.ts';
import type { SummaryRepository } from '../data/summary-repository.ts';
import type { Extract } from '../extraction/extraction.ts';

/** What summaries need. */
export interface SummaryDeps {
  summaries: SummaryRepository;
  knowledge: Knowledge;
  turns: Turns;
  providers: Pick<Providers, 'chat'>;
  askModel: AskModel;
  /** The built-in provider's way to a summary. */
  extract: Extract;
  later: Later;
  logger: Logger;
  now: () => Date;
}
