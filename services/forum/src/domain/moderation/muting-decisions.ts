import type { CaseEntry, CaseRecord, DecisionEntry } from './case.ts';
import type { MuteState } from './mute.ts';

type Muting = DecisionEntry & { muteDays: number };

/** Names a decision among those of all cases. */
export const decisionIdOf = (caseId: string, { at }: Pick<DecisionEntry, 'at'>): string =>
  `${caseId}@${at.toISOString()}`;

const isMuting = (entry: DecisionEntry): entry is Muting => entry.muteDays !== undefined;

/** Each decision that mutes the author too, with the appeal's verdict that took it back. */
const mutingsIn = (
  history: readonly CaseEntry[],
): { muting: Muting; restoring: DecisionEntry | undefined }[] => {
  const decisions = history.filter((entry) => entry.kind === 'decision');
  return decisions.flatMap((muting, index) => {
    if (!isMuting(muting)) return [];
    // An appeal is against the decision just before its verdict.
    const next = decisions[index + 1];
    return { muting, restoring: next?.onAppeal && next.action === 'approve' ? next : undefined };
  });
};

/** The last decision that mutes the author too and that no appeal took back. */
export const lastMuting = (history: readonly CaseEntry[]): Muting | undefined =>
  mutingsIn(history).findLast(({ restoring }) => !restoring)?.muting;

/** The verdict on an appeal that took back the decision which gave this mute; absent where none did. */
export const restoringOf = (
  { _id, history }: Pick<CaseRecord, '_id' | 'history'>,
  { decision }: Pick<MuteState, 'decision'>,
): DecisionEntry | undefined =>
  mutingsIn(history).find(({ muting }) => decisionIdOf(_id, muting) === decision)?.restoring;
