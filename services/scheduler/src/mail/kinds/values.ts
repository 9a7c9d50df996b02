import { z } from 'zod';

/** What the recipient is called in the greeting. */
export const name = z.string();
export const at = z.iso.datetime();
/** An absolute address under PUBLIC_URL. */
export const url = z.url();
/** What somebody wrote, cut to a few lines; null where it is not known. */
export const excerpt = z.string().nullable();
export const count = z.number().int().min(0);
