import { z } from 'zod';
import type { Bilingual, Language } from '../../shared/language.ts';

/** What an automation publishes from, as the console's resource of it. */
export type Queue = 'documents' | 'courses';

/** One kind of work that staff can have done by time. The service that has the data does it, and knows how. */
export interface AutomationKind {
  /** What staff call it. */
  name: Bilingual;
  /** What it does. */
  description: Bilingual;
  /** What staff are asked before they run it by hand; null for what does no harm. */
  question: Bilingual | null;
  /** The interval that suits it, in milliseconds. */
  intervalMs: number;
  /** What it is in a new academy. What is paused there is staff's to begin, and nobody is warned that it is off. */
  atFirst: 'active' | 'paused';
  queue: Queue | null;
  /** The services that report a run, where it is of several: it ends with the last of them. */
  reportedBy: readonly string[];
  /** What came of a run, from the figures that its services report. One that is missing counts as 0. */
  resultOf: (counts: Readonly<Record<string, number>>) => Bilingual;
  /** Figures of a run, for tests. */
  example: Readonly<Record<string, number>>;
}

/** A figure of a run. */
export const figure = z.number().default(0);

export type Figures<Name extends string> = Readonly<Record<Name, number>>;

/** What suits an automation that looks at each member's own time zone, and what suits the others; in milliseconds. */
export const every = { hour: 3_600_000, day: 86_400_000 } as const;

interface Words<Counts> {
  name: string;
  description: string;
  question?: string;
  result: (figures: Counts) => string;
}

type Schema = z.ZodType<Figures<string>>;

interface Definition<Of extends Schema> extends Pick<AutomationKind, 'intervalMs'> {
  words: Readonly<Record<Language, Words<z.output<Of>>>>;
  /** The figures that its work reports. */
  schema: Of;
  example: z.output<Of>;
  /** Default: it is active. */
  atFirst?: AutomationKind['atFirst'];
  queue?: Queue;
  reportedBy?: readonly string[];
}

/** Declares a kind of automation, with the words for its results typed by its schema. */
export const defineAutomationKind = <Of extends Schema>({
  words: { es, en },
  schema,
  atFirst = 'active',
  queue,
  reportedBy = [],
  ...rest
}: Definition<Of>): AutomationKind => ({
  ...rest,
  name: { es: es.name, en: en.name },
  description: { es: es.description, en: en.description },
  question:
    es.question === undefined || en.question === undefined ? null : { es: es.question, en: en.question },
  atFirst,
  queue: queue ?? null,
  reportedBy,
  resultOf: (counts) => {
    const figures = schema.parse(counts);
    return { es: es.result(figures), en: en.result(figures) };
  },
});
