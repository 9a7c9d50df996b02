import type { Inquiry } from './types.ts';

export interface Message {
  key: string;
  text: string;
  at: string;
  /** Who of staff wrote it; null where nobody kept that, or the asker did. */
  by: string | null;
  isByAsker: boolean;
}

/** What staff answered and, to a member's question, what was written below, oldest first. */
export const threadOf = (inquiry: Inquiry): Message[] =>
  [
    ...inquiry.answers.map(({ text, at, by }) => ({ key: at, text, at, by, isByAsker: false })),
    ...('replies' in inquiry ? inquiry.replies : []).map(({ id, text, at }) => ({
      key: id,
      text,
      at,
      by: null,
      isByAsker: true,
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
