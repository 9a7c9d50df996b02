import type { AiTool } from '@academy/contracts/http/ai/tools.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { toAiTool } from '../views/tool-views.ts';
import type { Tools } from './tools-deps.ts';

interface ListDeps {
  tools: Pick<Tools, 'all' | 'marks'>;
  now: () => Date;
}

/** The tools that everybody sees, in the order of `content/`. */
export const listTools = async ({ tools, now }: ListDeps, language: Language): Promise<AiTool[]> => {
  const hidden = new Set(await tools.marks.hiddenIds());
  return tools
    .all()
    .filter(({ id }) => !hidden.has(id))
    .map((tool) => toAiTool(tool, language, now()));
};
