import { createAnswers, forgetAnswers } from '../hiding/answers.ts';
import { createHideMarks } from '../hiding/data/hide-marks.ts';
import type { HideMarkModel } from '../hiding/data/hide-mark-model.ts';
import type { Tool } from './domain/tool.ts';
import { listTools } from './use-cases/list-tools.ts';
import type { Tools } from './use-cases/tools-deps.ts';

/** The tools held in memory, as every replica reads them from `content/`, and what staff have hidden of them. */
export const createTools = (hides: HideMarkModel, now: () => Date): Tools => {
  let all: readonly Tool[] = [];
  const shown = { all: () => all, marks: createHideMarks(hides) };
  const answers = createAnswers((language) => listTools({ tools: shown, now }, language));
  return {
    ...shown,
    answers,
    replaceAll: (tools) => {
      all = tools;
      forgetAnswers(answers);
    },
  };
};
