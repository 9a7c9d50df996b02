import { z } from 'zod';

/** Control characters (NUL, line breaks, escape), line separators, and controls that turn the direction of what follows. */
const forbidden = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** What leaves no mark: spaces, joiners and other format characters, fillers, an empty Braille cell. */
const invisible = /[\p{Z}\p{Cf}\p{Mn}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** Said in both languages by the server, see the kit's `issueText`. */
const unprintable = {
  es: 'No se admiten saltos de línea, caracteres de control ni texto invisible.',
  en: 'Line breaks, control characters and invisible text are not allowed.',
};
const isOneLine = (text: string): boolean =>
  !forbidden.test(text) && (text === '' || text.replace(invisible, '') !== '');

interface TextLimits {
  /** Characters after spaces at both ends are cut; 0 allows an empty text. */
  min: number;
  max: number;
  /** The English sentence where it is too short. */
  error?: string;
}

/**
 * One line that a person writes and others read: names, titles, subjects. Without control characters, without controls
 * of direction that would turn what stands beside it, and not made only of what cannot be seen.
 */
export const oneLineText = ({ min, max, error }: TextLimits) =>
  z
    .string()
    .trim()
    .min(min, error === undefined ? undefined : { error })
    .max(max)
    .refine(isOneLine, { error: unprintable.en, params: { text: unprintable } });

const linkLike = /[@/\\]|www\.|[\p{Letter}\p{Number}]\.\p{Letter}{2,}/iu;
const noLinks = {
  es: 'Un nombre no puede llevar direcciones web ni de correo. Pon un espacio después de un punto.',
  en: 'A name cannot have web or email addresses in it. Put a space after a full stop.',
};

/**
 * Whether mail programs and readers could take a part of a text for an address: `spam.example`, `www.`, `a@b`. Browsers read
 * wide and ideographic full stops as full stops, too (UTS 46).
 */
export const looksLikeLink = (text: string): boolean =>
  linkLike.test(text.normalize('NFKC').replaceAll('。', '.'));

/** A person's name, which stands beside everything that they write: one line that leads nowhere. */
export const personName = (limits: TextLimits) =>
  oneLineText(limits).refine((text) => !looksLikeLink(text), {
    error: noLinks.en,
    params: { text: noLinks },
  });
