import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../deps.ts';
import { replyMail } from '../inquiries/inquiry-mails.ts';
import type { HelpReply, HelpTicketRecord } from '../inquiries/support.ts';
import { giveBackOnFailure } from '../inquiries/support-limits.ts';
import { inquiryIdTaken, inquiryNotFound, threadIsFull } from '../inquiries/support-texts.ts';

type Deps = Pick<AuthDeps, 'identity' | 'helpTickets' | 'supportLimits' | 'mailKey' | 'config' | 'now'>;

export interface SentReply {
  helpId: string;
  requestId: string;
  text: string;
}

const mostReplies = 50;

/** Whether it has come already. Throws DomainError 409 where its id is another reply's. */
const isKept = ({ replies = [] }: { replies?: readonly HelpReply[] }, sent: SentReply): boolean => {
  const kept = replies.find(({ id }) => id === sent.requestId);
  if (kept && kept.text !== sent.text) throw inquiryIdTaken();
  if (!kept && replies.length >= mostReplies) throw threadIsFull();
  return kept !== undefined;
};

const addReply = async (deps: Deps, caller: Caller, sent: SentReply): Promise<HelpTicketRecord> => {
  const asker = deps.identity.accountOf(caller);
  const { helpId, requestId: id, text } = sent;
  const changed = await deps.helpTickets.change(helpId, (current) => {
    if (isKept(current, sent)) return null;
    const at = deps.now();
    const { replies = [] } = current;
    return {
      state: { replies: [...replies, { id, text, at }], status: 'open', updatedAt: at, waitsAs: undefined },
      events: [replyMail(deps, current, { asker, text })],
    };
  });
  if (!changed) throw inquiryNotFound();
  return changed;
};

/**
 * A member writes below their own question, which is open again; staff get it by mail. Sent again under the same id, it
 * is the same reply and counts once. Throws 404 for anybody else's, 409 and 429.
 */
export const replyToHelp = async (deps: Deps, caller: Caller, sent: SentReply): Promise<HelpTicketRecord> => {
  const ticket = await deps.helpTickets.find(sent.helpId);
  if (ticket?.userId !== caller.userId) throw inquiryNotFound();
  if (isKept(ticket, sent)) return ticket;
  const counted = await deps.supportLimits.help(caller.userId, sent.requestId);
  return giveBackOnFailure(counted, () => addReply(deps, caller, sent));
};
