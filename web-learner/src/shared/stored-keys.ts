/**
 * All that this app itself keeps in local storage, by the category of consent: nothing else can be written. One that ends in a colon
 * begins longer names. The cookie policy lists each of them.
 */
export const necessaryKeys = [
  'cookie-consent',
  'language',
  'draft:',
  'note:',
  'forum-draft:',
  'check:',
  'repetition:',
  'audio:',
] as const;

/** Comforts, which are kept only where the person allows it. */
export const functionalityKeys = ['theme', 'sidebar', 'audio-rate', 'live-check'] as const;

type NameOf<Key extends string> = Key extends `${string}:` ? `${Key}${string}` : Key;
export type NecessaryKey = NameOf<(typeof necessaryKeys)[number]>;
export type FunctionalityKey = (typeof functionalityKeys)[number];
