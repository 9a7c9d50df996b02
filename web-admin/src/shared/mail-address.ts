/** A `mailto:` address (RFC 6068), with the subject that the new message starts with. */
export const mailAddress = (email: string, subject?: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}` +
  (subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`);
