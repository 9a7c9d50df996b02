/** Why the recipient gets a mail, and how they stop it. */
export interface MailFooter {
  reason: string;
  /** Mails about activities have both; mails about the account neither. */
  links: readonly { text: string; url: string }[];
}
