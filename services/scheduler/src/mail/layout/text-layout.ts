import type { MailBlock, MailContent } from '../kinds/mail-content.ts';
import type { MailContext } from '../kinds/mail-context.ts';
import type { MailFooter } from './mail-footer.ts';

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'quote':
      return quoted(block.text);
    case 'button':
      return `${block.text}:\n${block.url}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'links':
      return [
        ...(block.title === '' ? [] : [block.title]),
        ...block.links.map(({ label, text, url }) =>
          text === url ? `${label}: ${url}` : `- ${label}: ${text}\n  ${url}`,
        ),
      ].join('\n');
  }
};

/** The mail as plain text. */
export const textLayout = (
  { title, blocks }: MailContent,
  { greeting, footer, context }: { greeting: string | null; footer: MailFooter; context: MailContext },
): string =>
  [
    title,
    ...(greeting === null ? [] : [greeting]),
    ...blocks.map(blockText),
    ['-- ', context.brand, footer.reason, ...footer.links.map(({ text, url }) => `${text}: ${url}`)].join(
      '\n',
    ),
  ].join('\n\n') + '\n';
