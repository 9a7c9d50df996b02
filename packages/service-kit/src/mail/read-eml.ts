export interface ReadMail {
  from: string;
  to: string;
  subject: string;
  /** ISO 8601. */
  date: string;
  messageId: string;
  text: string;
  html: string;
  /** Every header by its name in lower case; the last one where there are several. */
  headers: ReadonlyMap<string, string>;
}

const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeBody = (body: string, encoding: string): string => {
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body);
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return Buffer.from(body, 'latin1').toString('utf8');
};

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`, of which a long text has several with a space between. */
const decodeHeader = (value: string): string =>
  value
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    );

interface Part {
  headers: Map<string, string>;
  body: string;
}

const parsePart = (source: string): Part => {
  const end = /\r?\n\r?\n/.exec(source);
  const head = (end ? source.slice(0, end.index) : source).replaceAll(/\r?\n[ \t]+/g, ' ');
  const headers = new Map(
    head.split(/\r?\n/).map((line): [string, string] => {
      const colon = line.indexOf(':');
      const value = decodeHeader(line.slice(colon + 1).trim());
      // Encoded words may cut a letter in two, so bytes are joined before they are read as UTF-8.
      return [line.slice(0, colon).toLowerCase(), Buffer.from(value, 'latin1').toString('utf8')];
    }),
  );
  return { headers, body: end ? source.slice(end.index + end[0].length) : '' };
};

const leavesOf = ({ headers, body }: Part): Part[] => {
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [{ headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => leavesOf(parsePart(part.replace(/^\r?\n/, ''))));
};

/** Reads a mail that the mailer wrote: its headers, decoded, and its two texts. It is no parser of mails from elsewhere. */
export const readEml = (bytes: Buffer): ReadMail => {
  const { headers, body } = parsePart(bytes.toString('latin1'));
  const leaves = leavesOf({ headers, body });
  const textOf = (type: string): string => {
    const leaf = leaves.find((one) => one.headers.get('content-type')?.startsWith(type));
    if (!leaf) return '';
    const encoding = leaf.headers.get('content-transfer-encoding')?.toLowerCase() ?? '';
    return decodeBody(leaf.body, encoding).replaceAll('\r\n', '\n').trimEnd();
  };
  const header = (name: string): string => headers.get(name) ?? '';
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    date: new Date(header('date')).toISOString(),
    messageId: header('message-id'),
    text: textOf('text/plain'),
    html: textOf('text/html'),
    headers,
  };
};
