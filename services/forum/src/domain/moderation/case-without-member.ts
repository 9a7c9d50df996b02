import { type CaseEntry, type CaseState } from './case.ts';
import type { CaseChange } from './change-case.ts';

const withoutWords = (entry: CaseEntry): CaseEntry => {
  if (entry.kind === 'flag') return { ...entry, note: '' };
  if (entry.kind === 'decision') return { ...entry, reason: '' };
  if (entry.kind === 'watched') return { ...entry, words: [] };
  return entry.kind === 'note' || entry.kind === 'appeal' ? { ...entry, text: '' } : entry;
};

/**
 * A case without what is personal of a member whose account is deleted: their name on entries, what they wrote in a flag,
 * and on a case about their own text its wordings and all that others wrote of them. That somebody flagged or decided stays.
 */
export const withoutMember = ({ userId, history, decision }: CaseState, memberId: string): CaseChange => {
  const isAuthor = userId === memberId;
  const entries = history.map((entry): CaseEntry => {
    const own = entry.kind !== 'held' && entry.by === memberId;
    const anonymous = own ? { ...entry, by: null } : entry;
    return isAuthor || (own && entry.kind === 'flag') ? withoutWords(anonymous) : anonymous;
  });
  return {
    history: entries,
    ...(isAuthor && { userId: null, wordings: [], decision: decision && { ...decision, reason: '' } }),
  };
};
