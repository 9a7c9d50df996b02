/** One wording of a post or reply. */
export interface Wording {
  /** Its name, see `wordingOf`. */
  wording: string;
  /** Null for a reply. */
  title: string | null;
  content: string;
}

/** One that was flagged, held or decided on, or had watched words, kept for moderators whatever its author does. */
export interface KeptWording extends Wording {
  /** When it was kept. */
  at: Date;
  /** The rules held it or found watched words in it, and nobody has flagged it or decided on it; absent otherwise. */
  isHeldOnly?: boolean;
}

export const mostWordings = 50;

/** With one more. Where there are too many, the oldest that the rules alone brought goes; of the others the oldest stay. */
const bounded = (kept: readonly KeptWording[], added: KeptWording): readonly KeptWording[] => {
  if (kept.length < mostWordings) return [...kept, added];
  const least = kept.find(({ isHeldOnly }) => isHeldOnly);
  return least ? [...kept.filter((other) => other !== least), added] : kept;
};

/** The kept wordings with one that was flagged or decided on; the same list where nothing more is kept. */
export const withWording = (
  kept: readonly KeptWording[],
  { wording, title, content }: Wording,
  at: Date,
): readonly KeptWording[] => {
  const known = kept.find((other) => other.wording === wording);
  const marked = { wording, title, content, at: known?.at ?? at };
  if (!known) return bounded(kept, marked);
  return known.isHeldOnly ? kept.map((other) => (other === known ? marked : other)) : kept;
};

/** The kept wordings with one that the rules held, or found watched words in. */
export const withHeldWording = (
  kept: readonly KeptWording[],
  { wording, title, content }: Wording,
  at: Date,
): readonly KeptWording[] =>
  kept.some((other) => other.wording === wording)
    ? kept
    : bounded(kept, { wording, title, content, at, isHeldOnly: true });
