import type { hideChangeSchema, StaffNewsItem } from '@academy/contracts/http/ai/news.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import type { z } from 'zod';
import { forgetAnswers } from '../../hiding/answers.ts';
import { visibilityOf } from '../../hiding/domain/hide-mark.ts';
import { setHidden } from '../../hiding/use-cases/set-hidden.ts';
import { newsItemNotFound } from '../domain/news-texts.ts';
import { toStaffNewsItem } from '../views/news-views.ts';
import type { NewsDeps } from './news-deps.ts';

/** A page of all items, hidden ones too, with the count of all that match. */
export const listNewsForStaff = async (
  { news }: NewsDeps,
  list: StaffList,
): Promise<{ rows: StaffNewsItem[]; total: number }> => {
  const { rows, total } = await news.items.listForStaff(list, news.marks.hiddenIds);
  const marks = await news.marks.of(rows.map(({ _id }) => _id));
  return {
    rows: rows.map((row) => toStaffNewsItem(row, visibilityOf(marks.get(row._id)), news.brand)),
    total,
  };
};

export const readNewsForStaff = async ({ news }: NewsDeps, id: string): Promise<StaffNewsItem> => {
  const item = await news.items.find(id);
  if (!item) throw newsItemNotFound();
  return toStaffNewsItem(item, visibilityOf((await news.marks.of([id])).get(id)), news.brand);
};

/** Hides an item from everybody, or shows it again. */
export const changeNews = async (
  deps: NewsDeps,
  edit: StaffEdit<z.output<typeof hideChangeSchema>>,
): Promise<StaffNewsItem> => {
  await readNewsForStaff(deps, edit.id);
  await setHidden({ marks: deps.news.marks, now: deps.now }, { resource: 'news', noun: 'news-item' }, edit);
  forgetAnswers(deps.news.answers);
  return readNewsForStaff(deps, edit.id);
};
