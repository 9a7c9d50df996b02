import type { Answers } from '../../hiding/answers.ts';
import type { HideMarks } from '../../hiding/data/hide-marks.ts';
import type { LinkRepository } from '../data/link-repository.ts';
import type { Tool } from '../domain/tool.ts';

/** What the list of tools is made of. */
export interface Tools {
  /** Those of `content/`, in their order; empty until the service has read them. */
  all: () => readonly Tool[];
  replaceAll: (tools: readonly Tool[]) => void;
  marks: HideMarks;
  answers: Answers;
  links: LinkRepository;
  /** The HTTP status that a page answers with; null where nothing does. Rejects when the signal aborts. */
  openLink: (url: string, signal: AbortSignal) => Promise<number | null>;
}

export interface ToolsDeps {
  tools: Tools;
  now: () => Date;
}
