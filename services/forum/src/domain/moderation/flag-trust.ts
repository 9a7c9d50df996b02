import { dayMs } from '../writing-limits.ts';
import type { CaseEntry } from './case.ts';

/** What moderators decided on what a member flagged. */
export interface FlagVerdicts {
  upheld: number;
  rejected: number;
}

/** What is known of who flags. */
export interface FlagFacts extends FlagVerdicts {
  emailConfirmed: boolean;
  accountAgeMs: number;
  isMuted: boolean;
}

/** From so many decided flags their outcome counts. */
const tellingVerdicts = 3;

const isMostlyWrong = ({ upheld, rejected }: FlagVerdicts): boolean =>
  upheld + rejected >= tellingVerdicts && upheld < rejected;

/** Whether a flag may help to hide a text. Anybody makes three accounts in a minute; few confirm each and wait a day with them. */
export const flagWeighs = (facts: FlagFacts): boolean =>
  facts.emailConfirmed && facts.accountAgeMs >= dayMs && !facts.isMuted && !isMostlyWrong(facts);

type Entry = Pick<CaseEntry, 'kind'> & { by?: string | null; action?: string };

/** The outcome of a member's flags in these histories: the first decision after a flag is about it. */
export const verdictsIn = (histories: readonly (readonly Entry[])[], memberId: string): FlagVerdicts => {
  const verdicts = { upheld: 0, rejected: 0 };
  for (const history of histories) {
    let isFlagged = false;
    for (const { kind, by, action } of history) {
      if (kind === 'flag' && by === memberId) isFlagged = true;
      if (kind !== 'decision' || !isFlagged) continue;
      verdicts[action === 'approve' ? 'rejected' : 'upheld'] += 1;
      isFlagged = false;
    }
  }
  return verdicts;
};
