import { mailRequestedV3 } from '@academy/contracts/events/mail/mail-requested.v3.ts';
import { openMail } from '@academy/service-kit/mail/sealed-mail.ts';
import type { RequestedMail, RequestedMailValues } from '@academy/contracts/shared/mail-templates.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { TestAuth } from './use-auth.ts';

/** A mail as the mailer reads it. */
export interface ReadMail {
  template: string;
  userId: string | null;
  address: string | null;
  language: string;
  timeZone: string;
  values: Record<string, unknown>;
  subject: string;
}

/** The mails that auth has asked for, opened with its key as the mailer opens them. */
export const mailsOf = (auth: Pick<TestAuth, 'events' | 'deps'>) => {
  const all = (): ReadMail[] =>
    auth.events
      .filter(({ topic }) => topic === mailRequestedV3.topic)
      .map((envelope) => {
        // What earlier versions say fits the last one too.
        const { template, userId, language, timeZone, ...sealed } = mailRequestedV3.data.parse(envelope.data);
        const { address, values } = openMail(auth.deps.mailKey, sealed);
        return {
          template,
          userId,
          address,
          language,
          timeZone,
          values: values as Record<string, unknown>,
          subject: envelope.subject,
        };
      });

  const to = (address: string, template?: RequestedMail): ReadMail[] =>
    all().filter((mail) => mail.address === address && (!template || mail.template === template));

  return {
    all,
    to,

    /** Waits for the latest mail of a template to an address, of `count` altogether. */
    read: async <Template extends RequestedMail>(
      address: string,
      template: Template,
      count = 1,
    ): Promise<ReadMail & { values: RequestedMailValues<Template> }> => {
      await until(() => to(address, template).length >= count, { what: `${count} × ${template}` });
      const mails = to(address, template);
      if (mails.length > count) throw new Error(`${mails.length} × ${template} in the place of ${count}`);
      return mails.at(-1) as ReadMail & { values: RequestedMailValues<Template> };
    },
  };
};

/** The token of a link in a mail. */
export const tokenIn = (url: string): string => new URL(url).hash.slice(1);
