import type { StaffTool } from '@academy/contracts/http/ai/tools.ts';

export type LinkState = NonNullable<StaffTool['link']>['state'];

/** How a tool's page answered when it was last opened. */
export interface LinkRecord {
  /** The tool's id. */
  _id: string;
  url: string;
  state: LinkState;
  checkedAt: Date;
  /** When it was first found in this state. */
  since: Date;
}

const gone = new Set([404, 410]);
const serverError = 500;

/** What an HTTP status says of a link; null where nothing answered. Many makers turn programs away: that is an answer. */
export const linkState = (status: number | null): LinkState => {
  if (status === null || status >= serverError) return 'unanswered';
  return gone.has(status) ? 'gone' : 'ok';
};
