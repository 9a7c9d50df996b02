import type { Language } from '@academy/contracts/shared/language.ts';
import { activityKinds } from '../../notifications/kinds/notification-kinds.ts';
import { readUnsubscribeToken, type Unsubscription } from '../domain/unsubscribe-token.ts';
import { brokenLinkPage, unsubscribedPage, unsubscribePage } from '../views/unsubscribe-page.ts';
import type { MailDeps } from './mail-deps.ts';

export interface UnsubscribeDeps extends Pick<MailDeps, 'contacts' | 'mailKey' | 'mailSettings'> {
  /** Turns mails of an activity off. */
  stopMails: (unsubscription: Unsubscription) => Promise<void>;
}

interface Answer {
  status: 200 | 400;
  html: string;
}

/** `language` is the browser's; the page is in the recipient's, where that is known. */
interface Request {
  token: string;
  language: Language;
}

const readRequest = async (
  { contacts, mailKey, mailSettings }: UnsubscribeDeps,
  { token, language }: Request,
) => {
  const asked = readUnsubscribeToken(mailKey, token);
  const contact = asked && (await contacts.find(asked.userId));
  const recipient = typeof contact === 'object' ? contact : null;
  const { brand, publicUrl } = mailSettings;
  return { asked, page: { language: recipient?.language ?? language, brand, publicUrl } };
};

/** The page that asks; it changes nothing. */
export const showUnsubscribe = async (deps: UnsubscribeDeps, request: Request): Promise<Answer> => {
  const { asked, page } = await readRequest(deps, request);
  if (asked === null) return { status: 400, html: brokenLinkPage(page) };
  const activity = activityKinds[asked.activity].words[page.language].mails;
  return { status: 200, html: unsubscribePage(page, activity) };
};

/** Ends mails of the token's activity to its recipient, however often it is asked. */
export const unsubscribe = async (deps: UnsubscribeDeps, request: Request): Promise<Answer> => {
  const { asked, page } = await readRequest(deps, request);
  if (asked === null) return { status: 400, html: brokenLinkPage(page) };
  await deps.stopMails(asked);
  return { status: 200, html: unsubscribedPage(page) };
};
