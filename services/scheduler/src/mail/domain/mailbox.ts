import { z } from 'zod';

const named = /^\s*(?:"?([^"<>]*?)"?\s*)<([^<>]+)>\s*$/;

/** `Name <address>`, or an address alone, in its two parts. */
export const mailboxSchema = z
  .string()
  .transform((text) => {
    const [, name = '', address = text.trim()] = named.exec(text) ?? [];
    return { name: name.trim(), address };
  })
  .pipe(z.object({ name: z.string(), address: z.email({ error: 'must be Name <address> or an address' }) }));
