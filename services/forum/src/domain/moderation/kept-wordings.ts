/** One wording of a post or reply. */
export interface Wording {
  /** Its name, see `wordingOf`. */
  wording: string;
  /** Null for a reply. */
  title: string | null;
  content: string;
}

/** One that was flagged, held or decided on, kept for moderators whatever its author does. */
export interface KeptWording extends Wording {
  /** When it was kept. */
  at: Date;
}

/** The oldest stay: what was flagged first cannot be pushed out. */
export const mostWordings = 50;

/** The kept wordings with this one; the same list where it is there, or nothing more is kept. */
export const withWording = (
  kept: readonly KeptWording[],
  { wording, title, content }: Wording,
  at: Date,
): readonly KeptWording[] =>
  kept.length >= mostWordings || kept.some((other) => other.wording === wording)
    ? kept
    : [...kept, { wording, title, content, at }];
