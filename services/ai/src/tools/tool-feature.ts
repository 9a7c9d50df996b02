import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createAnswers, forgetAnswers } from '../hiding/answers.ts';
import { toolHideModel } from '../hiding/data/hide-mark-model.ts';
import { createHideMarks } from '../hiding/data/hide-marks.ts';
import { toolsRouter } from './api/tools-router.ts';
import { readTools } from './content/read-tools.ts';
import { linkModel } from './data/link-model.ts';
import { createLinkRepository } from './data/link-repository.ts';
import type { Tool } from './domain/tool.ts';
import { listTools } from './use-cases/list-tools.ts';
import type { Tools, ToolsDeps } from './use-cases/tools-deps.ts';

export const createToolModels = (mongo: Runtime['mongo']) => ({
  hides: toolHideModel(mongo),
  links: linkModel(mongo),
});

type ToolModels = ReturnType<typeof createToolModels>;

/** The tools held in memory, as every replica reads them from `content/`, and what staff have hidden of them. */
export const createTools = (
  models: ToolModels,
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

/**
 * AI tools that the academy recommends.
 *
 * @param contentDirectory where they are described; there are none where it is undefined
 */
export const toolFeature = (
  deps: ToolsDeps,
  { models, contentDirectory }: { models: ToolModels; contentDirectory: string | undefined },
): Feature =>
  defineFeature({
    name: 'tools',
    models: Object.values(models),
    routers: (routes) => [toolsRouter(routes, deps)],
    prepare: async () => {
      if (contentDirectory) deps.tools.replaceAll(await readTools(contentDirectory));
    },
  });
