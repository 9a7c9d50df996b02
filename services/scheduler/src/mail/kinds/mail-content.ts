/** What a mail says, before it becomes HTML and plain text. Every text is plain: the layouts escape it. */
export interface MailContent {
  subject: string;
  title: string;
  /** Whom it greets; null for staff. */
  name: string | null;
  /** True where the first block is somebody's letter that greets already. */
  greetsByItself?: boolean;
  blocks: MailBlock[];
  /** Who gets the answer, where that is not the academy. */
  replyTo?: string;
}

export type MailBlock =
  | { kind: 'paragraph' | 'quote' | 'note'; text: string }
  | { kind: 'button'; text: string; url: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'links'; title: string; links: { label: string; text: string; url: string }[] };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
/** Words that somebody wrote, with their line breaks. */
export const quote = (text: string): MailBlock => ({ kind: 'quote', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const button = (text: string, url: string): MailBlock => ({ kind: 'button', text, url });
export const facts = (...rows: (readonly [label: string, value: string])[]): MailBlock => ({
  kind: 'facts',
  facts: rows.map(([label, value]) => ({ label, value })),
});
