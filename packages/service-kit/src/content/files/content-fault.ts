import type { Localised } from '../../text/localised.ts';

/** Texts of content by their paths, with `/` between folders. */
export type ContentFiles = ReadonlyMap<string, string>;

/** One thing that is wrong with a file of content. */
export interface ContentFault {
  /** Its path within the folder that is read. */
  file: string;
  /** From 1; null where it is about the whole file. */
  line: number | null;
  /** The field, such as `samples.es.good.1`; empty where it is about no field. */
  field: string;
  /** What is wrong and what to do. */
  text: Localised;
}

export type ReportFault = (fault: ContentFault) => void;
