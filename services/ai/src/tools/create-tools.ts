import { createAnswers, forgetAnswers } from '../hiding/answers.ts';
import { createHideMarks } from '../hiding/data/hide-marks.ts';
import type { HideMarkModel } from '../hiding/data/hide-mark-model.ts';
import type { LinkModel } from './data/link-model.ts';
import { createLinkRepository } from './data/link-repository.ts';
import type { Tool } from './domain/tool.ts';
import { listTools } from './use-cases/list-tools.ts';
import type { Tools } from './use-cases/tools-deps.ts';

/** The tools held in memory, as every replica reads them from `content/`, and what staff have hidden of them. */
export const createTools = (
  models: { hides: HideMarkModel; links: LinkModel },
  { now, openLink }: { now: () => Date } & Pick<Tools, 'openLink'>,
): Tools => {
  let all: readonly Tool[] = [];
  const shown = { all: () => all, marks: createHideMarks(models.hides) };
  const answers = createAnswers((language) => listTools({ tools: shown, now }, language));
  return {
    ...shown,
    answers,
    links: createLinkRepository(models.links),
    openLink,
    replaceAll: (tools) => {
      all = tools;
      forgetAnswers(answers);
    },
  };
};
