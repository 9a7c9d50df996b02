import type { ShownDecision } from '@academy/contracts/http/forum/forum-author.ts';
import { seesHidden, type Reader } from '../domain/visibility.ts';
import type { Written } from '../domain/written.ts';

/** For its author and for who reads the cases. */
export const toDecision = (
  written: Pick<Written, 'userId' | 'decision' | 'status'>,
  reader: Reader,
): ShownDecision | null =>
  written.decision && seesHidden(written, reader)
    ? {
        ...written.decision,
        at: written.decision.at.toISOString(),
        appeal: written.decision.appeal ?? (written.status === 'removed' ? 'possible' : null),
      }
    : null;
