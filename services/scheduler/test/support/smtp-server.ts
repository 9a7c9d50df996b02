import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server says to a mail: takes it, refuses it for now or for good, or hangs up in the middle of its text. */
export type SmtpAnswer = 'accept' | 'later' | 'refuse' | 'drop';

export interface ReceivedMail {
  to: string;
  messageId: string;
  /** As it came, with its headers. */
  raw: string;
}

export interface SmtpServerOptions {
  port?: number;
  /** After each mail that it has taken, before it says so. */
  onReceived?: (mail: ReceivedMail) => void;
}

export interface SmtpServerUnderTest {
  url: string;
  port: number;
  /** Every mail that it took, in order. */
  received: ReceivedMail[];
  /** How often it was asked to take one. */
  asked: () => number;
  answer: (answer: SmtpAnswer) => void;
  close: () => Promise<void>;
}

class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

const headerOf = (raw: string, name: string): string =>
  new RegExp(`^${name}: *([^\\r\\n]*(?:\\r?\\n[ \\t][^\\r\\n]*)*)`, 'im').exec(raw)?.[1] ?? '';

/** A real mail server on this machine, closed by whoever started it. */
export const startSmtpServer = async ({
  port = 0,
  onReceived,
}: SmtpServerOptions = {}): Promise<SmtpServerUnderTest> => {
  let answer: SmtpAnswer = 'accept';
  let asked = 0;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      asked += 1;
      if (answer === 'refuse') done(new Refusal(550, `5.1.1 <${address}> no such mailbox`));
      else if (answer === 'later') done(new Refusal(451, '4.3.0 try again later'));
      else done();
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (answer === 'drop') return void server.connections.forEach((one) => one.close());
        const raw = Buffer.concat(parts).toString('utf8');
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
        const mail = { to, messageId: headerOf(raw, 'message-id'), raw };
        received.push(mail);
        onReceived?.(mail);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    asked: () => asked,
    answer: (next) => (answer = next),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};
