import { z } from 'zod';

/** The version of the terms of use that somebody who registers accepts: the day its text was last changed. */
export const currentTermsVersion = '2026-11-27';

/** The setting TERMS_VERSION: gateway and auth must read the same, or nobody can register. */
export const termsVersionSchema = z.string().min(1).max(40).default(currentTermsVersion);
