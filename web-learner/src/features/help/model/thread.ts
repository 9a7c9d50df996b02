import type { OwnHelp } from '@academy/contracts/http/auth/help-tickets.ts';

export interface Message {
  key: string;
  from: 'staff' | 'asker';
  text: string;
  at: string;
}

/** What was answered and written below, oldest first. */
export const threadOf = ({ answers, replies }: Pick<OwnHelp, 'answers' | 'replies'>): Message[] =>
  [
    ...answers.map(({ text, at }): Message => ({ key: at, from: 'staff', text, at })),
    ...replies.map(({ id, text, at }): Message => ({ key: id, from: 'asker', text, at })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
