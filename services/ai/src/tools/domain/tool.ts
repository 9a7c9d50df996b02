import type { ToolCategory } from '@academy/contracts/http/ai/tools.ts';
import type { ToolFile } from '@academy/contracts/content/tool-file.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

/** A tool of `content/tools`; its id is its file's name. */
export type Tool = ToolFile & { id: string };

/** What people read of a tool's category. */
export const toolCategoryNames: Readonly<Record<ToolCategory, Localised>> = {
  assistant: { es: 'Asistentes', en: 'Assistants' },
  search: { es: 'Búsqueda y estudio', en: 'Search and study' },
  code: { es: 'Programación', en: 'Coding' },
  image: { es: 'Imagen', en: 'Images' },
  audio: { es: 'Voz y audio', en: 'Voice and audio' },
  translation: { es: 'Traducción', en: 'Translation' },
  local: { es: 'En tu equipo', en: 'On your computer' },
};

/** First released within a year before `now`; the month of its release counts in full. */
export const isNewTool = ({ released }: Pick<Tool, 'released'>, now: Date): boolean => {
  const [year = 0, month = 0] = released.split('-').map(Number);
  const end = Date.UTC(year + 1, month, 1);
  return now.getTime() < end && now.getTime() >= Date.UTC(year, month - 1, 1);
};
