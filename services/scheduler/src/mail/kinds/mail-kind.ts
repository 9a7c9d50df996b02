import type { Bilingual, Language } from '@academy/contracts/shared/language.ts';
import type { z } from 'zod';
import type { MailContent } from './mail-content.ts';
import type { MailContext } from './mail-context.ts';

/** One kind of mail. */
export interface MailKind<Schema extends z.ZodObject = z.ZodObject> {
  name: Bilingual;
  /** What its template needs to know. */
  schema: Schema;
  /** What it says. Throws ZodError for values that the template cannot take. */
  contentOf: (values: unknown, context: MailContext) => MailContent;
  /** What previews and tests show it with. */
  example: z.output<Schema>;
  /**
   * Whether staff may send it again after it was sent, for which its values are kept: it tells of something that happened,
   * is as true months later, and shows all of its values. None has a link that lets anybody in.
   */
  repeatable: boolean;
}

interface OwnWords {
  /** What staff call it, in the console. */
  name: string;
}

interface Definition<Schema extends z.ZodObject, Words extends OwnWords> extends Pick<
  MailKind<Schema>,
  'schema' | 'example'
> {
  words: Readonly<Record<Language, Words>>;
  /** `texts` are its own words in the recipient's language. */
  content: (values: z.output<Schema>, context: MailContext & { texts: Words }) => MailContent;
  /** Default false. */
  repeatable?: boolean;
}

/** Declares a kind of mail, with its content typed by its schema and its words. */
export const defineMailKind = <Schema extends z.ZodObject, Words extends OwnWords>({
  schema,
  words,
  content,
  example,
  repeatable = false,
}: Definition<Schema, Words>): MailKind<Schema> => ({
  name: { es: words.es.name, en: words.en.name },
  schema,
  contentOf: (values, context) =>
    content(schema.parse(values), { ...context, texts: words[context.language] }),
  example,
  repeatable,
});
