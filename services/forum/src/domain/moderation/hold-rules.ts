import type { HoldReason } from '@academy/contracts/http/forum/moderation-cases.ts';
import { fold } from '@academy/service-kit/text/fold.ts';

export const holdRules = {
  /** An account younger than this, or with fewer visible posts and replies, is new. */
  newForMs: 24 * 60 * 60_000,
  newBelowWritings: 2,
  mostLinks: 5,
  repeatedWithinMs: 24 * 60 * 60_000,
  tooFastWithinMs: 60_000,
} as const;

/** What is known when a member writes or edits something. */
export interface WritingFacts {
  isStaff: boolean;
  accountAgeMs: number;
  /** Their posts and replies that others see. */
  visibleWritings: number;
  /** Addresses outside the academy that the text links to. */
  links: number;
  /** It has a watched word that makes texts wait, and no wording of it has waited for that one. */
  hasHeldWord: boolean;
  /** They wrote the same within a day. */
  isRepeated: boolean;
  /** Posts and replies that they wrote within the last minute, this one counted. */
  writtenThisMinute: number;
  /** From how many in a minute they are held. */
  tooFastFrom: number;
}

const isNew = ({ accountAgeMs, visibleWritings }: WritingFacts): boolean =>
  accountAgeMs < holdRules.newForMs || visibleWritings < holdRules.newBelowWritings;

/** Why a text waits for a moderator before others see it; empty where it need not. Staff never wait. */
export const holdReasons = (facts: WritingFacts): HoldReason[] => {
  if (facts.isStaff) return [];
  const { links, isRepeated, writtenThisMinute, tooFastFrom, hasHeldWord } = facts;
  const reasons: [HoldReason, boolean][] = [
    ['new_member', isNew(facts) && links > 0],
    ['links', links > holdRules.mostLinks],
    ['repeated', isRepeated],
    ['too_fast', writtenThisMinute >= tooFastFrom],
    ['watched_word', hasHeldWord],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
};

interface Remembered {
  id: string;
  key: string;
  at: Date;
  isEdit?: boolean;
}

/**
 * What a member's last writings, this one among them, say of it. The same id again is the same writing, and an edit
 * is none of the minute's. */
export const recentFacts = (
  recent: readonly Remembered[],
  { id, key, at }: Remembered,
): Pick<WritingFacts, 'isRepeated' | 'writtenThisMinute'> => {
  const within = (ms: number) => recent.filter((other) => other.at.getTime() > at.getTime() - ms);
  const written = within(holdRules.tooFastWithinMs).filter(({ isEdit }) => isEdit !== true);
  const lately = new Set(written.map((other) => other.id));
  return {
    isRepeated: within(holdRules.repeatedWithinMs).some((other) => other.key === key && other.id !== id),
    writtenThisMinute: lately.add(id).size,
  };
};

/** Equal for texts that differ only in case, accents, punctuation and spaces. */
export const sameTextKey = (text: string): string => {
  const words = fold(text).match(/[\p{Letter}\p{Number}\p{Symbol}]+/gu) ?? [];
  return words.join(' ') || text.trim();
};
