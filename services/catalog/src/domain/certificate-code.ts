import { randomInt } from 'node:crypto';

/** Thirty letters and digits; of those easily misread (0 O, 1 I L, U V) at most one of each set is among them. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** A code as it is kept: twelve letters without hyphens, about 59 bits that nobody can guess. */
export const newCertificateCode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** As it is printed: `K7QF-2M9X-4TRD`. */
export const printedCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** A code as somebody typed it, as it is kept: case, hyphens and spaces do not matter. */
export const typedCode = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
