import type { OwnHelp } from '@academy/contracts/http/auth/help-tickets.ts';

export interface Message {
  key: string;
  from: 'staff' | 'asker';
  text: string;
  at: string;
}

type Thread = Pick<OwnHelp, 'id' | 'text' | 'createdAt' | 'answers' | 'replies' | 'isFromTeam'>;

/** What was answered and written below, oldest first; where the team wrote first, its text begins it. */
export const threadOf = ({ id, text, createdAt, answers, replies, isFromTeam }: Thread): Message[] =>
  [
    ...(isFromTeam ? [{ key: id, from: 'staff' as const, text, at: createdAt }] : []),
    ...answers.map(({ text, at }): Message => ({ key: at, from: 'staff', text, at })),
    ...replies.map(({ id, text, at }): Message => ({ key: id, from: 'asker', text, at })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
