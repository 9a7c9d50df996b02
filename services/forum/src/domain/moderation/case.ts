import type { ForumDecision, ForumStatus } from '@academy/contracts/http/forum/forum-author.ts';
import type { FlagReason } from '@academy/contracts/http/forum/flags.ts';
import type { HoldReason } from '@academy/contracts/http/forum/moderation-cases.ts';
import type { KeptWording } from './kept-wordings.ts';
import type { Aggregate } from '@academy/service-kit/outbox/aggregate.ts';

export type DecisionAction = ForumDecision['action'];

/** `by` is a member's id; null once their account is deleted. */
export type CaseEntry =
  | { kind: 'held'; at: Date; by?: null; reasons: HoldReason[] }
  | {
      kind: 'watched';
      at: Date;
      by?: null;
      /** Absent where a replica of an earlier release wrote the case after this entry: it knew no words. */
      words?: string[];
    }
  | {
      kind: 'flag';
      at: Date;
      by: string | null;
      reason: FlagReason;
      note: string;
      /** Whether it counts towards hiding the text; absent in what an earlier release took. */
      weighs?: boolean;
    }
  | {
      kind: 'decision';
      at: Date;
      by: string | null;
      action: DecisionAction;
      reason: string;
      /** For how many days it mutes the author too; absent where it does not. */
      muteDays?: number;
      /** Whether it was decided on an appeal; absent where it was not. */
      onAppeal?: boolean;
    }
  | { kind: 'appeal'; at: Date; by: string | null; text: string }
  | { kind: 'note'; at: Date; by: string | null; text: string };

export type DecisionEntry = Extract<CaseEntry, { kind: 'decision' }>;

export type Flag = Extract<CaseEntry, { kind: 'flag' }>;

/** What was decided last. */
export interface Decision {
  action: DecisionAction;
  reason: string;
  at: Date;
  /** Which wording it is about; absent in what an earlier release decided. */
  wording?: string;
}

export interface CaseTarget {
  kind: 'post' | 'reply';
  /** Of the post or reply. */
  targetId: string;
  postId: string;
  /** Its author; null for the academy itself, and once the account is deleted. */
  userId: string | null;
  /** When it was written. */
  createdAt: Date;
  status: ForumStatus;
}

/** All that happened to one post or reply before moderators. Its target's status follows from it. */
export interface CaseState extends CaseTarget {
  /** `post_<id>` or `reply_<id>`. */
  _id: string;
  isOpen: boolean;
  openFlags: number;
  openedAt: Date | null;
  decision: Decision | null;
  history: CaseEntry[];
  /** Absent in a case of an earlier release, and in a list. */
  wordings?: readonly KeptWording[];
}

export type CaseRecord = Aggregate<CaseState>;

/** A case as another one lists it. */
export type BriefCase = Omit<CaseRecord, 'history' | 'wordings'>;

export const caseIdOf = ({ kind, targetId }: Pick<CaseTarget, 'kind' | 'targetId'>): string =>
  `${kind}_${targetId}`;

/** Null where it is no case's id. */
export const targetOfCase = (caseId: string): Pick<CaseTarget, 'kind' | 'targetId'> | null => {
  const [, kind, targetId] = /^(post|reply)_(.+)$/.exec(caseId) ?? [];
  if (targetId === undefined) return null;
  return { kind: kind === 'post' ? 'post' : 'reply', targetId };
};

/** What a post or reply starts with that never came to the queue. */
export const newCase = (target: CaseTarget): CaseState => ({
  ...target,
  _id: caseIdOf(target),
  isOpen: false,
  openFlags: 0,
  openedAt: null,
  decision: null,
  history: [],
  wordings: [],
});

/** The entries since the last decision. */
export const openEntries = (history: readonly CaseEntry[]): CaseEntry[] =>
  history.slice(history.findLastIndex(({ kind }) => kind === 'decision') + 1);
