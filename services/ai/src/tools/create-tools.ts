import { createHideMarks } from '../hiding/data/hide-marks.ts';
import type { HideMarkModel } from '../hiding/data/hide-mark-model.ts';
import type { Tool } from './domain/tool.ts';
import type { Tools } from './use-cases/tools-deps.ts';

/** The tools held in memory, as every replica reads them from `content/`, and what staff have hidden of them. */
export const createTools = (hides: HideMarkModel): Tools => {
  let all: readonly Tool[] = [];
  return {
    all: () => all,
    replaceAll: (tools) => {
      all = tools;
    },
    marks: createHideMarks(hides),
  };
};
