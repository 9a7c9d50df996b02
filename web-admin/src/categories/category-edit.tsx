import { EditedCategory } from '../shared/categories/category-edit.tsx';
import { CategoryFields } from './category-fields.tsx';
import { generalCategoryId } from './general-category.ts';

/** General takes the posts that have no other category, so it cannot be retired. */
const general = { id: generalCategoryId, help: 'resources.categories.generalHelp' };

export const CategoryEdit = () => (
  <EditedCategory staysOpen={general}>
    <CategoryFields />
  </EditedCategory>
);
