import { mailAddress } from './mail-address.ts';

interface MailLinkProps {
  email: string;
  /** Stands in the new message already. */
  subject?: string;
}

/** Writes to somebody in the reader's own mail program. */
export const MailLink = ({ email, subject }: MailLinkProps) => (
  <a className="text-link" href={mailAddress(email, subject)}>
    {email}
  </a>
);
