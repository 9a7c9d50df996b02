import type { AiDeps } from '../../use-cases/deps.ts';
import type { Answers } from '../../hiding/answers.ts';
import type { HideMarks } from '../../hiding/data/hide-marks.ts';
import type { Tool } from '../domain/tool.ts';

/** What the list of tools is made of. */
export interface Tools {
  /** Those of `content/`, in their order; empty until the service has read them. */
  all: () => readonly Tool[];
  replaceAll: (tools: readonly Tool[]) => void;
  marks: HideMarks;
  answers: Answers;
}

export type ToolsDeps = Pick<AiDeps, 'tools' | 'now'>;
