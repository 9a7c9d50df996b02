import type { hideChangeSchema } from '@academy/contracts/http/ai/news.ts';
import { toolCategorySchema, type StaffTool } from '@academy/contracts/http/ai/tools.ts';
import { notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';
import { z } from 'zod';
import { forgetAnswers } from '../../hiding/answers.ts';
import { visibilityOf } from '../../hiding/domain/hide-mark.ts';
import { setHidden } from '../../hiding/use-cases/set-hidden.ts';
import { toLink, toStaffTool } from '../views/tool-views.ts';
import type { ToolsDeps } from './tools-deps.ts';

const toolNotFound = (): DomainError =>
  notFound('tool-not-found', { es: 'Herramienta no encontrada', en: 'Tool not found' });

const list = {
  text: ({ name }: StaffTool) => [name],
  sortable: ['id', 'name', 'categoryId', 'asOf', 'isNew', 'isHidden'] as const,
  filters: z.strictObject({ categoryId: toolCategorySchema.optional(), isHidden: z.boolean().optional() }),
};

const shownToStaff = async ({ tools, now }: ToolsDeps): Promise<StaffTool[]> => {
  const all = tools.all();
  const [marks, links] = await Promise.all([tools.marks.of(all.map(({ id }) => id)), tools.links.all()]);
  return all.map((tool) => ({
    ...toStaffTool(tool, visibilityOf(marks.get(tool.id)), now()),
    link: toLink(tool, links.get(tool.id)),
  }));
};

/** A page of all tools, hidden ones too, with the count of all that match. */
export const listToolsForStaff = async (
  deps: ToolsDeps,
  query: StaffList,
): Promise<{ rows: StaffTool[]; total: number }> => staffPage(await shownToStaff(deps), query, list);

export const readToolForStaff = async (deps: ToolsDeps, id: string): Promise<StaffTool> => {
  const tool = (await shownToStaff(deps)).find((one) => one.id === id);
  if (!tool) throw toolNotFound();
  return tool;
};

/** Hides a tool from everybody, or shows it again. */
export const changeTool = async (
  deps: ToolsDeps,
  edit: StaffEdit<z.output<typeof hideChangeSchema>>,
): Promise<StaffTool> => {
  await readToolForStaff(deps, edit.id);
  await setHidden({ marks: deps.tools.marks, now: deps.now }, { resource: 'tools', noun: 'tool' }, edit);
  forgetAnswers(deps.tools.answers);
  return readToolForStaff(deps, edit.id);
};
