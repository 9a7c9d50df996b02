import type { Language } from '@academy/contracts/shared/language.ts';

/** What a section of a teacher's notes is about. */
export type NotePart = 'title' | 'prompt' | 'hints' | 'good' | 'weak' | 'points';

type PerLanguage<Value> = Record<Language, Value>;

/** A point's sentence in each language; empty where the notes have it in one alone. */
export interface NotedPoint extends PerLanguage<string> {
  /** Whether the notes say that a prompt must have it. */
  isEssential: boolean;
  /** The words that it looks for, where they were taken from the good samples. */
  any?: PerLanguage<string[]>;
}

/** What was recognised in the notes of one exercise. */
export interface ExerciseNotes {
  title: PerLanguage<string>;
  prompt: PerLanguage<string>;
  hints: PerLanguage<string[]>;
  good: PerLanguage<string[]>;
  weak: PerLanguage<string[]>;
  points: NotedPoint[];
  /** What no field of the form was found for, as it was written. */
  unclear: string[];
}

/** A part of the notes under one label. */
export interface NoteSection {
  part: NotePart;
  /** Whether its label speaks of several, such as "Hints". */
  isList: boolean;
  /** Whether its label says that a prompt must have what follows. */
  isEssential: boolean;
  /** Of its label, or of the part of the notes around it; null where neither says it. */
  language: Language | null;
  /** That of the label's own words, for a text that shows no language. */
  worded: Language;
  lines: string[];
}
