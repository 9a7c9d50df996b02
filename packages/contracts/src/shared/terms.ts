/** The version of the terms of use that somebody who registers accepts: the day its text was last changed. */
export const currentTermsVersion = '2025-08-24';
