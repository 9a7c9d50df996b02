import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Knowledge } from '../../knowledge/cache/knowledge.ts';
import type { AskModel } from '../../providers/ask/answer.ts';
import type { Providers } from '../../providers/provider-port.ts';
import type { Later } from '../../locks/patience.ts';
import type { PersonLocks } from '../../locks/person-locks.ts';
import type { SummaryRepository } from '../data/summary-repository.ts';
import type { Extract } from '../extraction/extraction.ts';

/** What summaries need. */
export interface SummaryDeps {
  summaries: SummaryRepository;
  knowledge: Knowledge;
  locks: PersonLocks;
  providers: Pick<Providers, 'chat'>;
  askModel: AskModel;
  /** The built-in provider's way to a summary. */
  extract: Extract;
  later: Later;
  logger: Logger;
  now: () => Date;
}
