import type { AiTool, StaffTool } from '@academy/contracts/http/ai/tools.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Visibility } from '../../hiding/domain/hide-mark.ts';
import type { LinkRecord } from '../domain/link.ts';
import { isNewTool, toolCategoryNames, type Tool } from '../domain/tool.ts';

export const toAiTool = (tool: Tool, language: Language, now: Date): AiTool => ({
  id: tool.id,
  icon: tool.icon,
  name: tool.name,
  url: tool.url,
  category: toolCategoryNames[tool.category][language],
  categoryId: tool.category,
  description: tool.description[language],
  pricing: tool.pricing[language],
  features: tool.features[language],
  isNew: isNewTool(tool, now),
  asOf: tool.asOf,
});

/** How a tool's link does; null where its present one was not checked. */
export const toLink = ({ url }: Tool, link: LinkRecord | undefined): StaffTool['link'] =>
  link?.url === url
    ? { state: link.state, checkedAt: link.checkedAt.toISOString(), since: link.since.toISOString() }
    : null;

export const toStaffTool = (tool: Tool, visibility: Visibility, now: Date): Omit<StaffTool, 'link'> => ({
  id: tool.id,
  name: tool.name,
  url: tool.url,
  categoryId: tool.category,
  asOf: tool.asOf,
  isNew: isNewTool(tool, now),
  ...visibility,
});
